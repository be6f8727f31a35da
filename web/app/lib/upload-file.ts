import { refusalFrom, signedInHeaders, unreachable } from './api.ts';

type UploadOptions = {
  /** Called with 0 to 100 during the upload. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * Uploads a file as the request body and returns the JSON of the response. Uses XMLHttpRequest because fetch
 * reports no upload progress; refusals are thrown as `apiFetch` throws them.
 */
export async function uploadFile<Answer>(
  address: string,
  file: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer> {
  const headers = await signedInHeaders();
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.((loaded / total) * 100);
    };
    request.onload = () => {
      const isFine = request.status >= 200 && request.status < 300;
      if (isFine) resolve(request.response as Answer);
      else reject(refusalFrom(request.status, request.response));
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(signal?.reason ?? unreachable());
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    request.send(file);
  });
}

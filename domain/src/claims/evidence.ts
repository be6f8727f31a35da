/** What a person may add to a claim: by name in the browser, by content on the server. */
export const evidenceExtensions = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'] as const;

export const evidenceContentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

type EvidenceContentType = (typeof evidenceContentTypes)[number];

const megabyte = 1024 * 1024;

export const maxEvidenceBytes = 10 * megabyte;

/** Keeps a claim from filling the disk; more files would not be read anyway. */
export const maxEvidenceFiles = 20;

/** The size that mail servers commonly accept, less the overhead of encoding. Larger files are sent as links. */
export const maxAttachmentBytes = 15 * megabyte;

const extensionsInWords = 'PDF, JPG, JPEG, PNG, DOC or DOCX';

/** Said where files are picked, before a limit is reached. */
export const evidenceLimitWords = `${extensionsInWords}, up to ${maxEvidenceBytes / megabyte}MB per file and ${maxEvidenceFiles} files for one claim.`;

const fewLeft = 5;

/** Said beside the files once little room is left; undefined before. */
export function evidenceRoomWords(files: number): string | undefined {
  const left = Math.max(maxEvidenceFiles - files, 0);
  if (left > fewLeft) return undefined;
  if (left === 0) return `All ${maxEvidenceFiles} places are taken. Remove a file to add another.`;
  return `Room for ${left === 1 ? 'one more file' : `${left} more files`}.`;
}

export const evidenceMessages = {
  type: `Only ${extensionsInWords} files can be added`,
  size: 'The file is larger than 10MB',
  empty: 'The file is empty',
  content: 'What is inside this file is not what its name says',
  count: `A claim can hold ${maxEvidenceFiles} files`,
};

/** What is wrong with a picked file, judged by what the browser knows; undefined when it may be uploaded. */
export function evidenceProblem({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | undefined {
  if (evidenceKind(name) === undefined) return evidenceMessages.type;
  if (size === 0) return evidenceMessages.empty;
  return size > maxEvidenceBytes ? evidenceMessages.size : undefined;
}

const typeOfExtension: Readonly<Record<(typeof evidenceExtensions)[number], EvidenceContentType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The type by the extension of a file name; undefined if it is not accepted. */
export function evidenceKind(fileName: string): EvidenceContentType | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return evidenceExtensions.includes(extension as never)
    ? typeOfExtension[extension as (typeof evidenceExtensions)[number]]
    : undefined;
}

/** 0.24 MB */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(bytes / megabyte, 0.01).toFixed(2)} MB`;
}

/** Splits documents into what travels with a mail and what goes as a link because the mail would be too big. */
export function planAttachments<File extends { readonly fileSize: number }>(
  files: readonly File[],
  room = maxAttachmentBytes,
): { readonly attached: readonly File[]; readonly linked: readonly File[] } {
  const attached: File[] = [];
  const linked: File[] = [];
  let used = 0;
  for (const file of files) {
    const fits = used + file.fileSize <= room;
    if (fits) used += file.fileSize;
    (fits ? attached : linked).push(file);
  }
  return { attached, linked };
}

/** A request as raw bytes, without an HTTP client that corrects it. */
export type RawRequest = {
  readonly method: string;
  /** Path and query, percent-encoded or not. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
  /** How the body's length is declared. */
  readonly length: 'right' | 'too-long' | 'too-short' | 'missing' | 'chunked' | 'twice';
  /** Hangs up after this many bytes of the body. */
  readonly cutAt?: number;
};

export function bytesOf({ method, target, headers, body, length, cutAt }: RawRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const size = body?.length ?? 0;
  if (body && length === 'right') lines.push(`content-length: ${size}`);
  if (body && length === 'too-long') lines.push(`content-length: ${size + 100}`);
  if (body && length === 'too-short') lines.push(`content-length: ${Math.floor(size / 2)}`);
  if (body && length === 'twice') lines.push(`content-length: ${size}`, `content-length: ${size + 1}`);
  if (body && length === 'chunked') lines.push('transfer-encoding: chunked');
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (!body) return head;
  const sent = cutAt === undefined ? body : body.subarray(0, cutAt);
  if (length !== 'chunked') return Buffer.concat([head, sent]);
  const chunk = [Buffer.from(`${sent.length.toString(16)}\r\n`), sent, Buffer.from('\r\n')];
  return Buffer.concat([
    head,
    ...(sent.length > 0 ? chunk : []),
    Buffer.from(cutAt === undefined ? '0\r\n\r\n' : ''),
  ]);
}

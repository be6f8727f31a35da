/** Larger than any paper of ours: a film chosen by mistake must not fill the memory. */
const mostBytes = 100 * 1024 * 1024;

/** The SHA-256 of a file, worked out here: the file does not leave the device. Undefined if it cannot be read. */
export async function hashOfFile(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

/** Browsers hash on secure pages only; elsewhere the hash is typed. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

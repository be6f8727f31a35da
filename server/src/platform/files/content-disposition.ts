import { safeFileName } from './safe-file-name.ts';

/** Download instead of display; with the full name (RFC 6266, RFC 8187) and an ASCII one for old clients. */
export function attachment(fileName: string): string {
  const name = safeFileName(fileName);
  return `attachment; filename="${plainName(name)}"; filename*=UTF-8''${extendedValue(name)}`;
}

function plainName(name: string): string {
  const plain = name
    // é becomes e rather than _.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // Some clients decode %41 here, so the percent sign is replaced.
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  // A name may consist of marks only.
  return plain || '_';
}

function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

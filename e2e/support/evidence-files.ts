const megabyte = 1024 * 1024;

type PickedFile = { name: string; mimeType: string; buffer: Buffer };

/** An empty PDF page, padded with a comment to the size. */
export function pdfFile(name: string, size = 2048): PickedFile {
  const head = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
  );
  const tail = Buffer.from('\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  const filler = Buffer.alloc(Math.max(size - head.length - tail.length, 1), ' ');
  filler[0] = '%'.charCodeAt(0);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([head, filler, tail]) };
}

/** A green square. */
export function pngFile(name: string): PickedFile {
  const bytes =
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes, 'base64') };
}

/** A Windows executable with the name and type of a document. */
export function renamedProgram(name: string): PickedFile {
  const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(4096, 1)]);
  return { name, mimeType: 'application/pdf', buffer: program };
}

export const megabytes = (count: number) => Math.round(count * megabyte);

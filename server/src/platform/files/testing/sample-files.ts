import { crc32, deflateRawSync } from 'node:zlib';

/** The shortest file headers that programs recognise. */
const ascii = (text: string) => Buffer.from(text, 'latin1');

export const pdf = ascii('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< >>\nendobj\n');
export const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), Buffer.alloc(64)]);
export const gif = Buffer.concat([ascii('GIF89a'), Buffer.alloc(64)]);
export const webp = Buffer.concat([ascii('RIFF\x24\0\0\0WEBPVP8 '), Buffer.alloc(64)]);
export const avif = Buffer.concat([ascii('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'), Buffer.alloc(64)]);

const pngChunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([ascii(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
const pngStart = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  pngChunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
]);
const pngEnd = Buffer.concat([pngChunk('IDAT', Buffer.alloc(12)), pngChunk('IEND', Buffer.alloc(0))]);
export const png = Buffer.concat([pngStart, pngEnd]);
export const animatedPng = Buffer.concat([pngStart, pngChunk('acTL', Buffer.alloc(8)), pngEnd]);

export const windowsProgram = Buffer.concat([ascii('MZ\x90\0\x03'), Buffer.alloc(512)]);
export const linuxProgram = Buffer.concat([ascii('\x7fELF\x02\x01\x01'), Buffer.alloc(512)]);
export const shellScript = ascii('#!/bin/sh\nrm -rf "$HOME"\n');
export const webPage = ascii('<!doctype html><script>alert(1)</script>');
export const svg = ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const contentTypesOf = (mainType: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${mainType}"/></Types>`;
export const wordContentTypes = contentTypesOf(wordMain);

/** Builds a zip, uncompressed by default: local headers, then the central directory. */
export function zip(
  entries: readonly (readonly [name: string, content: string | Buffer])[],
  { packed = false } = {},
): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const plain = Buffer.from(content);
    const data = packed ? deflateRawSync(plain, { level: 9 }) : plain;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(packed ? 8 : 0, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(plain.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([ascii('PK\x03\x04'), fields, ascii(name), data]);
    const trailer = Buffer.alloc(14);
    trailer.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([ascii('PK\x01\x02\x14\0'), fields, trailer, ascii(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, ascii('PK\x05\x06'), end]);
}

export const docx = zip([
  ['[Content_Types].xml', wordContentTypes],
  ['word/document.xml', '<w:document/>'],
]);

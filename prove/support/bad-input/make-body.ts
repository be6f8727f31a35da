import type { Random } from './random.ts';
import { type Schemas, valueFor } from './schema-values.ts';
import type { Target } from './targets.ts';
import { doubleKey, spoil, writeJson } from './write-json.ts';

type Body = { readonly body: Buffer | null; readonly contentType: string | null };

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=part',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/problem+json',
  'APPLICATION/JSON',
  '*/*',
  'image/png',
  'null',
  `text/${'x'.repeat(2_000)}`,
];

const multipart = Buffer.from(
  '--part\r\nContent-Disposition: form-data; name="act"\r\n\r\npay\r\n--part\r\nContent-Disposition: form-data; name="file"; filename="../../a.pdf"\r\n\r\n%PDF-1.7\r\n',
);

/** A body that nearly fits the operation; sometimes none, or a correct one with another content type. */
export function makeBody(target: Target, schemas: Schemas, random: Random): Body {
  const { method, accepted } = target;
  if (accepted.bytes) return spoilBytes(Buffer.from(accepted.bytes), random);
  const takesBody = target.body !== null || accepted.body !== undefined;
  if (!takesBody && (method === 'GET' || random.chance(0.7))) return { body: null, contentType: null };
  const isGenerated = target.body !== null && random.chance(0.4);
  const whole = isGenerated && target.body ? valueFor(target.body, schemas, random) : (accepted.body ?? {});
  const value =
    isGenerated && random.chance(0.5) ? whole : random.chance(0.08) ? whole : spoil(whole, random);
  return dressUp(writeJson(value), random);
}

function dressUp(text: string, random: Random): Body {
  const json = (body: Buffer | string): Body => ({
    body: Buffer.from(body),
    contentType: 'application/json',
  });
  switch (random.below(20)) {
    case 0:
      return json(doubleKey(text, random));
    case 1:
      return json(text.slice(0, random.below(text.length + 1)));
    case 2:
      return json(
        random.pick([
          `\ufeff${text}`,
          `${text}${text}`,
          `${text},`,
          text.replaceAll('"', "'"),
          '',
          ' ',
          'null',
          '"',
          '[1',
        ]),
      );
    case 3:
      return json(
        Buffer.concat([
          Buffer.from(text.slice(0, 12)),
          Buffer.from('fffec080eda080', 'hex'),
          Buffer.from(text.slice(12)),
        ]),
      );
    case 4:
      return { body: Buffer.from(text), contentType: random.pick(contentTypes) };
    case 5:
      return { body: Buffer.from(text), contentType: null };
    case 6:
      return {
        body: random.chance(0.5) ? multipart : multipart.subarray(0, random.below(multipart.length)),
        contentType: random.pick([
          'multipart/form-data; boundary=part',
          'multipart/form-data; boundary=other',
          'multipart/form-data',
        ]),
      };
    case 7:
      return random.chance(0.3)
        ? json(`{"padding":"${'x'.repeat(300_000)}"}`)
        : { body: null, contentType: 'application/json' };
    default:
      return json(text);
  }
}

function spoilBytes(bytes: Buffer, random: Random): Body {
  const contentType = random.chance(0.3) ? random.pick(contentTypes) : null;
  switch (random.below(7)) {
    case 0:
      return { body: Buffer.alloc(0), contentType };
    case 1:
      return { body: bytes.subarray(0, random.below(bytes.length + 1)), contentType };
    case 2:
      return { body: Buffer.concat([bytes, Buffer.alloc(200_000, random.below(256))]), contentType };
    case 3: {
      const spoilt = Buffer.from(bytes);
      for (let left = 5; left > 0; left--) spoilt[random.below(spoilt.length)] = random.below(256);
      return { body: spoilt, contentType };
    }
    case 4:
      return {
        body: Buffer.from(
          random.pick(['MZ\x90\0', '\x7fELF', '<svg onload=alert(1)>', 'PK\x03\x04', '#!/bin/sh']),
        ),
        contentType,
      };
    case 5:
      return { body: Buffer.from('{"a":1}'), contentType: 'application/json' };
    default:
      return { body: bytes, contentType };
  }
}

import type { Random } from './random.ts';

const uuid = '00000000-0000-4000-8000-0000000000ff';
const base64 = (text: string) => Buffer.from(text).toString('base64url');

const unicode = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\udc00\ud800',
  '\u202egnp.exe',
  '\u2066a\u2069',
  `e${'\u0301'.repeat(400)}`,
  '👩‍👩‍👧‍👦'.repeat(200),
  '\ufeffword',
  'line\u2028end',
  '\uffff\ufffe',
  'İıſß',
  '\u0001\u0002\u001b[31m',
  '\t\v\f\r\n',
];

const injections = [
  "' or '1'='1",
  "'; drop table legal_claims; --",
  '") union select password_hash from auth_users --',
  '%_\\%',
  'a\r\nSet-Cookie: stolen=1',
  'a\nBcc: everyone@example.com',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '{{7*7}}',
  '$' + '{7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example")',
  'javascript:alert(1)',
  '$(reboot)',
  '`reboot`',
  '| cat /etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
];

const misleading = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  'Infinity',
  '0x10',
  '999999999999999999999999',
  '2147483648',
  '9223372036854775808',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  uuid,
  uuid.toUpperCase(),
  `{${uuid}}`,
  uuid.replaceAll('-', ''),
  `${uuid}\n`,
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '1970-01-01T00:00:60Z',
  'a@b',
  'a@b.example\n',
  `${'a'.repeat(300)}@example.com`,
  'ä@ö.example',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  base64('["2026-01-01T00:00:00.000Z","x"]'),
  base64(`["+275760-09-13T00:00:00.001Z","${uuid}"]`),
  base64(`{"at":"9999-99-99","id":"${uuid}"}`),
  base64('null'),
  base64('[]'),
  base64(`2026-01-01T00:00:00.000Z|${uuid}`),
  base64(`99999999999999999999|${uuid}`),
  base64(`${uuid}`),
  '£1,000.00',
  '1e3',
  '١٢٣',
  '1,2,3',
];

/** Placeholders for values that JSON.stringify cannot produce; `writeJson` replaces them. */
export const tooDeep = '@@too-deep@@';
export const tooGreat = '@@too-great@@';
export const ownPrototype = '@@own-prototype@@';

export function hostileText(random: Random): string {
  switch (random.below(10)) {
    case 0:
      return random
        .pick(['x', 'é', '😀', ' ', '\n', 'a '])
        .repeat(random.pick([201, 1_001, 5_001, 20_001, 100_001]));
    case 1:
    case 2:
    case 3:
      return random.pick(unicode);
    case 4:
    case 5:
    case 6:
      return random.pick(injections);
    default:
      return random.pick(misleading);
  }
}

const numbers = [0, -0, -1, 1.5, 0.001, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53 + 2, 5e-324, 100_000_000_000];

/** Any JSON value, including some that JSON.stringify cannot produce. */
export function hostileValue(random: Random): unknown {
  switch (random.below(12)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick(numbers);
    case 3:
      return random.pick([[], {}, [[]], [null], [{}], { '': '' }, { length: 1 }]);
    case 4:
      return random.pick([tooDeep, tooGreat, ownPrototype]);
    case 5:
      return random.chance(0.5)
        ? Array.from({ length: 3_000 }, (_, at) => at)
        : Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`key${at}`, at]));
    case 6:
      return { [hostileText(random)]: hostileText(random) };
    default:
      return hostileText(random);
  }
}

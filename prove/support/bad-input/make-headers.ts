import type { Random } from './random.ts';
import type { RawRequest } from './raw-request.ts';

type Wanted = {
  readonly token: string | null;
  readonly contentType: string | null;
  readonly accepted: Readonly<Record<string, string>> | undefined;
};

type Header = RawRequest['headers'][number];

const odd: readonly Header[] = [
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', 'Basic YTpi'],
  ['authorization', `Bearer ${'x'.repeat(6_000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwicm9sZSI6InNlcnZpY2Vfcm9sZSJ9.'],
  ['apikey', "' or 1=1 --"],
  ['cookie', 'pc_viewer=%; pc_theme=\x80; a=b=c;;;=;'],
  ['cookie', `a=${'x'.repeat(5_000)}`],
  ['x-forwarded-for', "'; drop table x; --, ::1, 999.999.999.999"],
  ['x-forwarded-proto', 'javascript'],
  ['x-request-id', 'a'.repeat(3_000)],
  ['x-request-id', '{{7*7}}\t<script>'],
  ['accept-language', '*;q=NaN, \xff'],
  ['accept', '\xff/\xfe;q=2'],
  ['accept-encoding', 'gzip;q=, br, zstd, *'],
  ['if-none-match', '"'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=-1-,99999999999999-'],
  ['content-encoding', 'gzip'],
  ['content-language', '\xe9'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['referer', 'javascript:alert(1)'],
  ['user-agent', `\xff${'x'.repeat(2_000)}`],
  ['x-http-method-override', 'DELETE'],
  ['stripe-signature', 't=1,v1=00'],
  ['x-plainclaim-signature', 't=,v1='],
  ['expect', '100-continue'],
  ['upgrade', 'websocket'],
  ['te', 'trailers'],
  ['x-captcha-token', '\xff'],
];

export function makeHeaders({ token, contentType, accepted = {} }: Wanted, random: Random): Header[] {
  const headers: Header[] = [
    [
      'host',
      random.chance(0.02) ? random.pick(['evil.example', '', 'a b', '127.0.0.1:99999']) : 'plainclaim.test',
    ],
    ['connection', 'close'],
  ];
  if (token) headers.push(['authorization', `Bearer ${token}`]);
  for (const [name, value] of Object.entries(accepted))
    if (name !== 'content-length' && (name !== 'content-type' || contentType === null))
      headers.push([name, value]);
  if (contentType !== null) headers.push(['content-type', contentType]);
  if (random.chance(0.15)) headers.push(random.pick(odd));
  if (random.chance(0.02)) headers.push(random.pick(headers));
  return headers;
}

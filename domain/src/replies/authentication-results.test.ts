import { expect, it } from 'vitest';
import { dmarcPassDomain } from './authentication-results.ts';

const relay = 'mx.plainclaim.example';

it.each([
  [`${relay}; dmarc=pass header.from=reed.example`],
  [`${relay} 1; spf=pass smtp.mailfrom=reed.example; dmarc=pass (p=NONE dis=NONE) header.from=Reed.example`],
  [`MX.Plainclaim.example;\tdkim=pass header.d=reed.example;\r\n dmarc=pass\theader.from=reed.example`],
])('believes the relay: %j', (header) => {
  expect(dmarcPassDomain(header, relay)).toBe('reed.example');
});

it.each([
  ['', 'no header'],
  ['mx.elsewhere.example; dmarc=pass header.from=reed.example', 'another relay'],
  [`mx.elsewhere.example; x=${relay}; dmarc=pass header.from=reed.example`, 'the name of ours elsewhere'],
  [`${relay}.evil.example; dmarc=pass header.from=reed.example`, 'a longer name'],
  [`${relay}; dmarc=fail header.from=reed.example`, 'a failure'],
  [`${relay}; dmarc=pass`, 'no domain'],
  [`${relay}; spf=pass smtp.mailfrom=reed.example; dkim=pass header.d=reed.example`, 'no DMARC'],
  [`${relay}; dmarc=fail header.from=evil.example; dmarc=pass header.from=reed.example`, 'two verdicts'],
  [`${relay}; spf=pass smtp.mailfrom="; dmarc=pass header.from=reed.example"@evil.example`, 'quoted words'],
  [`${relay}; spf=pass (; dmarc=pass header.from=reed.example) smtp.mailfrom=evil.example`, 'a comment'],
  [`${relay}; spf=pass smtp.mailfrom="\\"; dmarc=pass header.from=reed.example`, 'a quote never closed'],
  [`${relay}; arc=pass policy.x=dmarc=pass header.from=reed.example`, 'a verdict in a property'],
  [`${relay}; dmarc=passed header.from=reed.example`, 'a longer verdict'],
  [`${relay}; dmarc=none (dmarc=pass header.from=reed.example`, 'a comment never closed'],
  [`${relay}\u00a0x; dmarc.x=pass header.from=reed.example`, 'a method like it'],
  [`"${relay}"; dmarc=pass header.from=reed.example`, 'a quoted name of ours'],
  [`(${relay}) mx.evil.example; dmarc=pass header.from=reed.example`, 'our name in a comment'],
  [`mx.evil.example\r\n ${relay}; dmarc=pass header.from=reed.example`, 'our name on the second line'],
])('learns nothing from %j: %s', (header) => {
  expect(dmarcPassDomain(header, relay)).toBeUndefined();
});

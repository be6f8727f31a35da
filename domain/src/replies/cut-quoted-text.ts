/** Lines at which a mail program's copy of our letter begins. */
const quoteMarkers: readonly { readonly name: string; readonly line: RegExp }[] = [
  { name: 'original message', line: /^[ \t>]*-{2,} ?(?:original|forwarded) message ?-{2,}/im },
  { name: 'quoted attribution', line: /^[ \t]*> ?on /im },
  { name: 'attribution', line: /^[ \t]*on [^\n]{6,200}(?:\n[^\n]{0,120})? wrote:[ \t]*$/im },
  { name: 'mail header', line: /^[ \t>*]*from:/im },
  { name: 'mobile signature', line: /^[ \t]*sent from my\b/im },
  { name: 'long underscore line', line: /^[ \t]*_{10,}/m },
  { name: 'our reply options', line: /^[ \t]*> ?[✅❌❓]/mu },
  { name: 'quoted line', line: /^[ \t]*>/m },
];

/**
 * The sender's own words, without quotations. If there is nothing above a copy quoted with '>', the reply is
 * below it: the lines without '>'. A copy without such marks cannot be told from the reply, so all below it
 * is cut.
 */
export function cutQuotedText(body: string): string {
  const text = body.replace(/\r\n?/g, '\n');
  const above = text.slice(0, firstMarker(text)).trim();
  return above === '' ? belowTheQuote(text) : above;
}

function firstMarker(text: string): number {
  const found = quoteMarkers.map(({ line }) => line.exec(text)?.index ?? text.length);
  return Math.min(...found);
}

const attribution = /^\s*on [^\n]{6,200}(?:\n[^\n]{0,120})? wrote:[ \t]*\n/i;

function belowTheQuote(text: string): string {
  const quoted = text.replace(attribution, '').trimStart();
  if (!quoted.startsWith('>')) return '';
  const rest = quoted
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('>'))
    .join('\n')
    .trim();
  return rest.slice(0, firstMarker(rest)).trim();
}

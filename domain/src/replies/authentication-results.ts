/**
 * The domain of the From header for which the relay with this id reports a DMARC pass (RFC 8601), if any. Quoted
 * text and comments may repeat what the sender wrote, so they say nothing.
 */
export function dmarcPassDomain(authenticationResults: string, trustedId: string): string | undefined {
  const [id = '', ...results] = withoutQuotesAndComments(authenticationResults.toLowerCase()).split(';');
  if (id.trim().split(' ')[0] !== trustedId.toLowerCase()) return undefined;
  const words = results.map((result) => result.split(' ').filter(Boolean));
  const aboutDmarc = words.filter(([method]) => method?.startsWith('dmarc='));
  const [verdict] = aboutDmarc;
  if (aboutDmarc.length !== 1 || verdict?.[0] !== 'dmarc=pass') return undefined;
  return verdict.find((word) => word.startsWith('header.from='))?.slice('header.from='.length);
}

/** Removes quoted text and comments in one pass. Without a closing character they extend to the end. */
function withoutQuotesAndComments(text: string): string {
  let kept = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === '\\') at += 1;
    else if (character === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += character;
  }
  return kept.replace(/\s/g, ' ');
}

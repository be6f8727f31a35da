/** Where most people have their mailbox, and services whose names are one letter from another's. */
const knownDomains: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.co.uk', 'live.co.uk', 'live.com'],
  ...[
    'msn.com',
    'yahoo.com',
    'yahoo.co.uk',
    'ymail.com',
    'icloud.com',
    'aol.com',
    'btinternet.com',
    'sky.com',
  ],
  ...['virginmedia.com', 'talktalk.net', 'ntlworld.com', 'blueyonder.co.uk', 'protonmail.com', 'proton.me'],
  ...['gmx.com', 'gmx.co.uk', 'mail.com', 'email.com', 'tiscali.co.uk', 'fastmail.com', 'zoho.com'],
];

/** Shorter names differ from too many others by one letter: `sky.com` and `ski.com`. */
const shortestName = 5;

/** The address that was probably meant: `hannah@gmial.com` for `hannah@gmail.com`. Undefined where nothing looks mistyped. */
export function meantAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || knownDomains.includes(domain)) return undefined;
  const meant = knownDomains.find(
    (known) => nameOf(known).length >= shortestName && isOneSlip(domain, known),
  );
  return meant === undefined ? undefined : `${address.slice(0, at).trim()}@${meant}`;
}

/** Said beside the field; undefined where nothing looks mistyped. */
export function mistypedMailWords(address: string): string | undefined {
  const meant = meantAddress(address);
  return meant === undefined ? undefined : `Did you mean ${meant}? Mail to ${address.trim()} may not arrive.`;
}

const nameOf = (domain: string): string => domain.slice(0, domain.indexOf('.'));

/** One character too many, too few or wrong, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const start = sameAtStart(typed, meant);
  const [restTyped, restMeant] = [typed.slice(start), meant.slice(start)];
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1) ||
    (restTyped.slice(2) === restMeant.slice(2) &&
      restTyped.charAt(0) === restMeant.charAt(1) &&
      restTyped.charAt(1) === restMeant.charAt(0))
  );
}

function sameAtStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The message that a wallet signs, in the form of ERC-4361. */
export type SignInMessage = {
  readonly scheme: string | undefined;
  readonly domain: string;
  /** In lower case, with 0x. */
  readonly address: string;
  readonly statement: string;
  readonly uri: string;
  readonly chainId: string;
  readonly nonce: string | undefined;
  readonly issuedAt: Date;
  readonly expiresAt: Date | undefined;
  readonly notBefore: Date | undefined;
};

const firstLine = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your Ethereum account:$/i;
const fieldOrder: readonly string[] = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
];

const longest = 10_000;

/**
 * Parses the message; undefined unless it matches exactly, because what a wallet shows its owner and what we
 * read must be the same.
 */
export function readSignInMessage(text: string): SignInMessage | undefined {
  if (text.length > longest || text.includes('\r')) return undefined;
  const lines = text.split('\n');
  const [, scheme, domain] = firstLine.exec(lines[0] ?? '') ?? [];
  const address = /^0x[0-9a-fA-F]{40}$/.exec(lines[1] ?? '')?.[0]?.toLowerCase();
  if (!domain || !address || lines[2] !== '') return undefined;
  // Without a statement, one empty line or two are valid.
  const hasStatement = lines[3] !== '' && lines[4] === '';
  const begin = hasStatement ? 5 : lines[3] === '' ? 4 : 3;
  const fields = readFields(lines.slice(begin));
  const issuedAt = momentOf(fields?.get('Issued At'));
  const uri = fields?.get('URI') ?? '';
  if (!fields || !issuedAt || fields.get('Version') !== '1' || !URL.canParse(uri)) return undefined;
  const expiresAt = momentOf(fields.get('Expiration Time'));
  const notBefore = momentOf(fields.get('Not Before'));
  if (fields.has('Expiration Time') && !expiresAt) return undefined;
  if (fields.has('Not Before') && !notBefore) return undefined;
  const chainId = fields.get('Chain ID') ?? '';
  const nonce = fields.get('Nonce');
  if (!/^\d{1,20}$/.test(chainId) || (nonce !== undefined && !/^[a-zA-Z0-9]{8,}$/.test(nonce)))
    return undefined;
  const statement = hasStatement ? (lines[3] ?? '') : '';
  return { scheme, domain, address, statement, uri, chainId, nonce, issuedAt, expiresAt, notBefore };
}

/** Each field at most once and in this order; resources, if any, come last. */
function readFields(lines: readonly string[]): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  let place = -1;
  for (const [index, line] of lines.entries()) {
    if (line === 'Resources:') {
      return lines.slice(index + 1).every((one) => one.startsWith('- ')) ? fields : undefined;
    }
    const [, name = '', value = ''] = /^([A-Za-z ]+): (.*)$/.exec(line) ?? [];
    const at = fieldOrder.indexOf(name);
    if (at <= place) return undefined;
    place = at;
    fields.set(name, value);
  }
  return fields;
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text))
    return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const line = z.string().trim().min(1).max(500);

/** One entry of AUTH_PROVIDERS, as the operator writes it. Known providers have defaults for the rest. */
const providerEntry = z
  .strictObject({
    id: z.string().regex(/^(custom:)?[a-z][a-z0-9_-]{0,39}$/, 'a short name such as google or custom:acme'),
    /** The label on the button. */
    name: line.max(40).optional(),
    client_id: line,
    client_secret: z.string().min(1).optional(),
    /** Further client ids of the same service, for example of a phone app: their ID tokens count too. */
    audiences: z.array(line).default([]),
    scopes: z.array(line).optional(),
    /** OpenID Connect: the other endpoints are discovered from the issuer. */
    issuer: address.optional(),
    /** Plain OAuth 2: the endpoints. */
    authorization_url: address.optional(),
    token_url: address.optional(),
    userinfo_url: address.optional(),
    response_mode: z.enum(['query', 'form_post']).optional(),
    /** Treats the provider's email addresses as verified: for an employer's own directory. */
    trust_email: z.boolean().default(false),
    /** Allows plain HTTP and addresses inside the operator's network. */
    private_network: z.boolean().default(false),
    /** Microsoft. */
    tenant: line.optional(),
    /** Apple. */
    team_id: line.optional(),
    key_id: line.optional(),
    private_key: z.string().includes('PRIVATE KEY').optional(),
  })
  .superRefine((entry, context) => {
    for (const problem of problemsOf(entry)) context.addIssue({ code: 'custom', message: problem });
  });

export type ProviderEntry = {
  readonly id: string;
  readonly name?: string | undefined;
  readonly client_id: string;
  readonly client_secret?: string | undefined;
  readonly audiences: readonly string[];
  readonly scopes?: readonly string[] | undefined;
  readonly issuer?: string | undefined;
  readonly authorization_url?: string | undefined;
  readonly token_url?: string | undefined;
  readonly userinfo_url?: string | undefined;
  readonly response_mode?: 'query' | 'form_post' | undefined;
  readonly trust_email: boolean;
  readonly private_network: boolean;
  readonly tenant?: string | undefined;
  readonly team_id?: string | undefined;
  readonly key_id?: string | undefined;
  readonly private_key?: string | undefined;
};

const known = new Set(['google', 'github', 'apple', 'azure']);

function problemsOf(entry: ProviderEntry): string[] {
  const problems: string[] = [];
  const hasEndpoints = Boolean(entry.authorization_url && entry.token_url && entry.userinfo_url);
  if (!known.has(entry.id) && !entry.issuer && !hasEndpoints) {
    problems.push(`${entry.id} needs an issuer, or authorization_url, token_url and userinfo_url`);
  }
  if (entry.id === 'apple' && !(entry.team_id && entry.key_id && entry.private_key)) {
    problems.push('apple needs team_id, key_id and private_key');
  }
  if (!entry.private_network) {
    const { issuer, authorization_url, token_url, userinfo_url } = entry;
    if ([issuer, authorization_url, token_url, userinfo_url].some((one) => one?.startsWith('http:'))) {
      problems.push(`${entry.id} needs private_network to be reached by plain HTTP`);
    }
  }
  return problems;
}

const providerEntries = z
  .array(providerEntry)
  .refine(
    (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
    'two entries share an id',
  );

/** A JSON list in one environment variable. */
export const providersSetting = z.string().transform((text, context): readonly ProviderEntry[] => {
  try {
    const parsed = providerEntries.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: 'custom', message: `${path.join('.')} ${message}`.trim() });
    }
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
  }
  return z.NEVER;
});

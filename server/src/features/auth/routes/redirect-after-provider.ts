import type { ProviderOutcome } from '../providers/finish-provider-sign-in.ts';
import type { AuthError } from '../wire/auth-error.ts';
import { fieldsOf, withFragment } from './redirect-after-link.ts';

/** The redirect after the callback, with a session, a PKCE code or an error. */
export function addressAfter(outcome: ProviderOutcome): string {
  const { target, wantsCode } = outcome;
  if (outcome.kind === 'refused') return addressRefused(target, wantsCode, outcome.reason, outcome.error);
  if (outcome.kind === 'code') return withQuery(target, { code: outcome.code });
  const { session } = outcome;
  const { provider_token, provider_refresh_token } = session;
  return withFragment(target, {
    ...fieldsOf(session),
    ...(provider_token !== undefined && { provider_token }),
    ...(provider_refresh_token !== undefined && { provider_refresh_token }),
  });
}

/** PKCE clients read the query, where the code would be; others the fragment. */
export function addressRefused(
  target: string,
  wantsCode: boolean,
  reason: string,
  { code, message }: AuthError,
): string {
  const problem = { error: reason, error_code: code, error_description: message };
  return withFragment(wantsCode ? withQuery(target, problem) : target, problem);
}

function withQuery(target: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

import { AuthorizationResponseError } from 'oauth4webapi';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import { isSame, sha256 } from '../tokens/auth-secrets.ts';
import { toAuthError } from '../wire/answer-auth-error.ts';
import { AuthError } from '../wire/auth-error.ts';
import { type Arrived, arriveWithIdentity } from './arrive-with-identity.ts';
import { askProvider, type ProviderAnswer } from './ask-provider.ts';
import { flowSecrets } from './flow-secrets.ts';
import type { ProviderClient } from './provider-client.ts';
import { type ProviderFlowRow, providerFlowByState, spendProviderFlow } from './provider-flows.store.ts';
import { providerTrouble } from './providers.ts';
import { callbackUrl } from './start-provider-sign-in.ts';

/** The callback's parameters, and the secret from this browser's cookie. */
export type ProviderReturn = { readonly parameters: URLSearchParams; readonly browser: string };

/** Every outcome has a page to redirect to, failures too. */
export type ProviderOutcome = { readonly target: string; readonly wantsCode: boolean } & (
  | Arrived
  | {
      readonly kind: 'refused';
      readonly reason: 'access_denied' | 'invalid_request' | 'server_error';
      readonly error: AuthError;
    }
);

/** Time limit for signing in at the provider. */
const flowLifeMs = 10 * 60 * 1000;

export async function finishProviderSignIn(
  auth: AuthKit,
  given: ProviderReturn,
  visitor: Visitor,
): Promise<ProviderOutcome> {
  const state = given.parameters.get('state') ?? '';
  const flow = state === '' ? undefined : await providerFlowByState(auth.db, sha256(state));
  const whither = { target: flow?.target ?? auth.settings.siteUrl, wantsCode: Boolean(flow?.challenge) };
  try {
    await limit(auth, 'providerFlow', visitor.address);
    const { identity, tokens } = await answerFor(auth, flow, given, state);
    return { ...whither, ...(await arriveWithIdentity(auth, { identity, tokens, flow }, visitor)) };
  } catch (thrown) {
    const error = toAuthError(thrown);
    if (error.status >= 500) auth.log.error({ err: thrown }, 'a sign-in by a provider failed');
    else auth.log.info({ code: error.code, reason: reasonFor(error) }, 'a sign-in by a provider was refused');
    return { ...whither, kind: 'refused', reason: reasonOf(error), error };
  }
}

/** Accepts the state once, in time, and only from the browser that started. */
async function answerFor(
  auth: AuthKit,
  flow: ProviderFlowRow | undefined,
  { parameters, browser }: ProviderReturn,
  state: string,
): Promise<ProviderAnswer> {
  if (!flow || !isSame(sha256(browser), flow.browserHash)) throw unknownState();
  const now = auth.clock.now();
  if (now.getTime() - flow.createdAt.getTime() > flowLifeMs) {
    throw new AuthError(422, 'flow_state_expired', 'This took too long. Please start again.');
  }
  if (!(await spendProviderFlow(auth.db, flow.id, now))) throw unknownState();
  const client = auth.providers.require(flow.provider);
  try {
    const secrets = flowSecrets(auth.secrets.providerFlows, state);
    return await askProvider(client, parameters, secrets, callbackUrl(auth));
  } catch (cause) {
    throw refusalFor(client, cause);
  }
}

/** Never shows the provider's text to the user: it may be forged, so it goes to the log only. */
function refusalFor({ provider }: ProviderClient, cause: unknown): AuthError {
  if (cause instanceof AuthorizationResponseError) {
    const wasRefused = cause.error === 'access_denied' || cause.error === 'user_cancelled_authorize';
    const words = wasRefused
      ? `You did not sign in with ${provider.name}.`
      : `${provider.name} did not sign you in.`;
    const error = new AuthError(403, 'bad_oauth_callback', `${words} Nothing has changed.`);
    error.cause = cause;
    return error;
  }
  return providerTrouble(provider, cause);
}

const unknownState = () =>
  new AuthError(
    400,
    'bad_oauth_state',
    'This sign-in did not start in this browser, or it is over. Please start again.',
  );

const reasonFor = (error: AuthError): string =>
  [error.message, error.cause instanceof Error ? error.cause.message : ''].filter(Boolean).join(': ');

function reasonOf({ status, code }: AuthError) {
  if (status >= 500 || code === 'unexpected_failure') return 'server_error';
  return code === 'bad_oauth_state' || code === 'flow_state_expired' ? 'invalid_request' : 'access_denied';
}

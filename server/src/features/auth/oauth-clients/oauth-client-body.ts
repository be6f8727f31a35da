import { z } from 'zod';
import { invalid } from '../wire/auth-error.ts';
import { optionalText } from '../wire/read-body.ts';

const optionalList = z
  .array(z.string().max(2000))
  .max(50)
  .nullish()
  .transform((value) => value ?? undefined);

/** Request body for a client. A missing field is unchanged, or gets its default. */
export const oauthClientBody = z.object({
  client_name: optionalText,
  client_uri: optionalText,
  logo_uri: optionalText,
  redirect_uris: optionalList,
  grant_types: optionalList,
  response_types: optionalList,
  scope: optionalText,
  token_endpoint_auth_method: optionalText,
});

export type OauthClientBody = z.output<typeof oauthClientBody>;

const grantTypes = ['authorization_code', 'refresh_token'];
const responseTypes = ['code'];
const authMethods = ['none', 'client_secret_basic', 'client_secret_post'] as const;

const isAuthMethod = (text: string): text is (typeof authMethods)[number] =>
  authMethods.some((one) => one === text);

/** Validates the given fields and converts them to columns. */
export function readOauthClient(body: OauthClientBody) {
  const { redirect_uris: redirectUris, grant_types: grants, response_types: responses } = body;
  if (redirectUris?.length === 0) throw invalid('at least one redirect_uri is required');
  for (const uri of redirectUris ?? []) requireRedirectUri(uri);
  requireKnown('grant_types', grants, grantTypes);
  requireKnown('response_types', responses, responseTypes);
  const method = body.token_endpoint_auth_method;
  if (method !== '' && !isAuthMethod(method)) {
    throw invalid(`token_endpoint_auth_method must be one of ${authMethods.join(', ')}`);
  }
  if (body.client_name.length > 1024) throw invalid('client_name is too long');
  return {
    ...(body.client_name !== '' && { name: body.client_name }),
    ...(body.client_uri !== '' && { clientUri: requireWebAddress('client_uri', body.client_uri) }),
    ...(body.logo_uri !== '' && { logoUri: requireWebAddress('logo_uri', body.logo_uri) }),
    ...(redirectUris && { redirectUris }),
    ...(grants && { grantTypes: grants }),
    ...(responses && { responseTypes: responses }),
    ...(body.scope !== '' && { scope: body.scope }),
    ...(method !== '' && isAuthMethod(method) && { tokenEndpointAuthMethod: method }),
  };
}

export const usualOauthClient = {
  tokenEndpointAuthMethod: 'client_secret_basic',
  grantTypes,
  responseTypes,
} as const;

function requireKnown(field: string, given: readonly string[] | undefined, known: readonly string[]): void {
  const odd = given?.find((one) => !known.includes(one));
  if (odd !== undefined) throw invalid(`${field} must be of ${known.join(', ')}`);
}

/** Redirect addresses must be exact, and plain HTTP only on localhost. */
function requireRedirectUri(text: string): void {
  if (!URL.canParse(text)) throw invalid('redirect_uris must be absolute addresses');
  const uri = new URL(text);
  if (text.includes('#')) throw invalid('redirect_uris must not have a fragment');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(uri.hostname);
  if (['javascript:', 'data:', 'vbscript:', 'file:'].includes(uri.protocol)) {
    throw invalid('redirect_uris must be https addresses or an app’s own');
  }
  if (uri.protocol === 'http:' && !isLocal) throw invalid('redirect_uris must use https');
}

function requireWebAddress(field: string, text: string): string {
  if (!URL.canParse(text) || !['https:', 'http:'].includes(new URL(text).protocol)) {
    throw invalid(`${field} must be a web address`);
  }
  return text;
}

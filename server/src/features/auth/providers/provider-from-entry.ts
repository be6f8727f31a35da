import type { ProviderEntry } from '../../../config/auth-providers-setting.ts';
import type { Provider, ProviderPlace, ProviderSecret } from './provider.ts';

type Preset = Pick<Provider, 'name' | 'scopes' | 'responseMode'> & {
  readonly place: ProviderPlace | undefined;
};

const openid = ['openid', 'email', 'profile'];

const found = (issuer: string): ProviderPlace => ({ kind: 'oidc', issuer, isShared: false });

const sharedTenants = new Set(['common', 'organizations', 'consumers']);

/** Defaults of well-known providers. */
function presetOf({ id, tenant = 'common' }: ProviderEntry): Preset {
  switch (id) {
    case 'google':
      return {
        name: 'Google',
        scopes: openid,
        responseMode: 'query',
        place: found('https://accounts.google.com'),
      };
    case 'apple':
      return {
        name: 'Apple',
        scopes: ['openid', 'email', 'name'],
        // Apple sends names and addresses only with a form post.
        responseMode: 'form_post',
        place: found('https://appleid.apple.com'),
      };
    case 'azure':
      return {
        name: 'Microsoft',
        scopes: openid,
        responseMode: 'query',
        place: {
          kind: 'oidc',
          issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
          isShared: sharedTenants.has(tenant),
        },
      };
    case 'github':
      return {
        name: 'GitHub',
        scopes: ['read:user', 'user:email'],
        responseMode: 'query',
        place: {
          kind: 'oauth2',
          issuer: 'https://github.com/login/oauth',
          authorization: 'https://github.com/login/oauth/authorize',
          token: 'https://github.com/login/oauth/access_token',
          userinfo: 'https://api.github.com/user',
          emails: 'https://api.github.com/user/emails',
        },
      };
    default:
      return { name: id.replace(/^custom:/, ''), scopes: openid, responseMode: 'query', place: undefined };
  }
}

/** Merges the operator's settings with the preset of a well-known provider. */
export function providerFromEntry(entry: ProviderEntry): Provider {
  const preset = presetOf(entry);
  const place = placeOf(entry) ?? preset.place;
  if (!place) throw new Error(`nobody said where ${entry.id} is`);
  return {
    id: entry.id,
    name: entry.name ?? preset.name,
    clientId: entry.client_id,
    audiences: [entry.client_id, ...entry.audiences],
    secret: secretOf(entry),
    scopes: entry.scopes ?? preset.scopes,
    responseMode: entry.response_mode ?? preset.responseMode,
    place,
    trustsEmail: entry.trust_email,
    privateNetwork: entry.private_network,
  };
}

function placeOf(entry: ProviderEntry): ProviderPlace | undefined {
  const { issuer, authorization_url: authorization, token_url: token, userinfo_url: userinfo } = entry;
  if (authorization && token && userinfo) {
    return {
      kind: 'oauth2',
      issuer: issuer ?? new URL(authorization).origin,
      authorization,
      token,
      userinfo,
      emails: undefined,
    };
  }
  return issuer === undefined ? undefined : found(issuer);
}

function secretOf({
  client_secret: value,
  team_id: teamId,
  key_id: keyId,
  private_key: privateKey,
}: ProviderEntry): ProviderSecret {
  if (teamId && keyId && privateKey) return { kind: 'apple', teamId, keyId, privateKey };
  return value === undefined ? { kind: 'none' } : { kind: 'text', value };
}

import { exportJWK, generateKeyPair } from 'jose';
import { outboxTexts } from '../../../platform/sms/outbox-texts.ts';
import { authSettings } from '../auth.settings.ts';
import { providerFromEntry } from '../providers/provider-from-entry.ts';
import { importKeys } from '../tokens/signing-keys.ts';
import { openAuthBench, siteUrl } from './auth-bench.ts';

const { limits: usualLimits } = authSettings(siteUrl);

/** Each instance has its own client at the same provider. */
const github = (clientId: string) =>
  providerFromEntry({
    id: 'github',
    client_id: clientId,
    client_secret: 'a-secret',
    audiences: [],
    trust_email: false,
    private_network: false,
  });

async function rsaKeys() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return await importKeys({
    keys: [{ ...(await exportJWK(privateKey)), kty: 'RSA', crv: undefined, kid: 'rsa' }],
  });
}

/** Five servers with different settings on one database and one clock. */
export async function openFive() {
  /** Default settings. */
  const usual = await openAuthBench();
  const beside = usual;
  /** Addresses must be confirmed; long passwords. */
  const careful = await openAuthBench({
    beside,
    settings: {
      emailAutoconfirm: false,
      emailChangeDoubleConfirm: false,
      passwordMinimum: 12,
      redirectAllowList: ['https://partner.example/**'],
      apiUrl: `${siteUrl}/identity`,
      limits: { ...usualLimits, signUp: { burst: 2, periodSeconds: 3600 } },
    },
    rateLimits: true,
  });
  /** No sign-ups; tokens signed with a shared secret. */
  const closed = await openAuthBench({
    beside,
    settings: { signUpAllowed: false },
    deps: { keys: await importKeys({ keys: [] }, 'another-shared-secret-for-tests-only') },
  });
  /** Every way to sign in enabled; RSA keys. */
  const open = await openAuthBench({
    beside,
    settings: {
      phoneEnabled: true,
      phoneAutoconfirm: true,
      anonymousEnabled: true,
      web3Enabled: true,
      manualLinkingEnabled: true,
      accessTokenSeconds: 600,
      apiUrl: `${siteUrl}/accounts/auth/v2`,
      providers: [github('of-the-open-one')],
    },
    deps: { sms: outboxTexts, keys: await rsaKeys() },
  });
  /** Phone sign-in only, without an SMS provider; a captcha and single sign-on. */
  const guarded = await openAuthBench({
    beside,
    settings: {
      emailEnabled: false,
      phoneEnabled: true,
      samlEnabled: true,
      providers: [github('of-the-guarded-one')],
    },
    deps: { captcha: async (token) => (token === 'solved' ? undefined : 'not solved') },
  });
  return { usual, careful, closed, open, guarded };
}

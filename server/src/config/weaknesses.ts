import type { RiskName } from './accepted-risks.ts';
import { isSampleSecret, isWeakSecret } from './secret-strength.ts';
import { type Config, settings } from './settings.ts';

/** A setting weaker than its default. With a risk, production refuses it unless that risk is accepted. */
export type Weakness = { readonly risk: RiskName | null; readonly words: string };

/** Every setting weaker than its default. No sentence contains a value: it may be a secret. */
export const weaknessesOf = (config: Config): Weakness[] => [...riskyIn(config), ...weakerThanUsual(config)];

/** The weaknesses that prevent the start. */
export const refusedOf = (config: Config, weaknesses: readonly Weakness[]): string[] =>
  config.MODE === 'embedded'
    ? []
    : weaknesses
        .filter(({ risk }) => risk !== null && !config.ACCEPTED_RISKS.includes(risk))
        .map(({ risk, words }) => `${words}, which production refuses unless ACCEPTED_RISKS has ${risk}`);

function riskyIn(config: Config): Weakness[] {
  const isProduction = config.MODE === 'production';
  const redirects = config.AUTH_REDIRECTS.some((one) => one.includes('*'));
  return [
    // Embedded mode has demo data and plain HTTP by default.
    ...found('demo-data', isProduction && config.DEMO_DATA === 'on', 'DEMO_DATA is on'),
    ...found(
      'plain-http-site',
      isProduction && URL.parse(config.SITE_URL ?? '')?.protocol === 'http:',
      'SITE_URL is plain HTTP',
    ),
    ...weakSecretsOf(config).map((name) => risk('weak-secrets', `${name} can be guessed`)),
    ...repeatedSecretsOf(config).map((names) =>
      risk('repeated-secrets', `${names.join(' and ')} have the same value`),
    ),
    ...found('wildcard-redirects', redirects, 'AUTH_REDIRECTS has a wildcard'),
    ...found('rate-limits-off', !config.RATE_LIMITS, 'RATE_LIMITS is off'),
    ...found(
      'endless-service-keys',
      config.ACCEPTED_RISKS.includes('endless-service-keys'),
      'service keys without an expiry are accepted',
    ),
  ];
}

const risk = (name: RiskName, words: string): Weakness => ({ risk: name, words });
const found = (name: RiskName, isSo: boolean, words: string): Weakness[] => (isSo ? [risk(name, words)] : []);

/** Our own secrets must look random; a password issued by another service must only not be a sample. */
function weakSecretsOf(config: Config): string[] {
  const own = ['SECRET_KEY', 'AUTH_SHARED_SECRET', 'INBOUND_MAIL_SECRET', 'METRICS_TOKEN'];
  return secretsOf(config)
    .filter(([name, value]) => (own.includes(name) ? isWeakSecret(value) : isSampleSecret(value)))
    .map(([name]) => name);
}

function repeatedSecretsOf(config: Config): string[][] {
  const names = Map.groupBy(secretsOf(config), ([, value]) => value).values();
  return [...names].map((same) => same.map(([name]) => name)).filter(({ length }) => length > 1);
}

/** Each secret with the name of its setting; for a URL, its password. */
function secretsOf(config: Config): [string, string][] {
  const plain = [
    'SECRET_KEY',
    'AUTH_SHARED_SECRET',
    'INBOUND_MAIL_SECRET',
    'METRICS_TOKEN',
    'SMS_HTTP_TOKEN',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'S3_SECRET_ACCESS_KEY',
    'AUTH_CAPTCHA_SECRET',
    'OPENAI_API_KEY',
  ] as const;
  const inAddresses = ['DATABASE_URL', 'SMTP_URL'] as const;
  return [
    ...plain.map((name) => [name, config[name] ?? ''] as [string, string]),
    ...inAddresses.map((name) => [`the password in ${name}`, passwordIn(config[name])] as [string, string]),
  ].filter(([, value]) => value !== '');
}

const passwordIn = (address: string | undefined): string =>
  address === undefined ? '' : new URL(address).password;

/** Listed, never refused: operators may have reasons, and each weakness needs a setting of its own. */
function weakerThanUsual(config: Config): Weakness[] {
  const words = [
    ...numbersBeyondDefault(config),
    ...(config.AUTH_REAUTHENTICATION ? [] : ['AUTH_REAUTHENTICATION is off']),
    ...(config.MODE === 'production' && config.AUTH_MAILBOX_PROOF === false
      ? ['AUTH_MAILBOX_PROOF is off']
      : []),
    ...(config.MODE === 'production' && config.AUTH_SECOND_STEP === false ? ['AUTH_SECOND_STEP is off'] : []),
    ...(config.AUTH_EMAIL_CHANGE_DOUBLE ? [] : ['AUTH_EMAIL_CHANGE_DOUBLE is off']),
    ...(config.AUTH_PHONE_AUTOCONFIRM ? ['AUTH_PHONE_AUTOCONFIRM is on'] : []),
    ...(config.AUTH_ANONYMOUS ? ['AUTH_ANONYMOUS is on'] : []),
    ...(config.AUTH_SHARED_SECRET === undefined
      ? []
      : ['AUTH_SHARED_SECRET is set: its bearers make tokens']),
    ...(config.MODE === 'production' && config.QA_TOOLS ? ['QA_TOOLS is on'] : []),
    ...(config.MODE === 'embedded' && config.DEV_MAILBOX === 'anyone'
      ? ['DEV_MAILBOX is open to anyone']
      : []),
    ...config.AUTH_PROVIDERS.flatMap(({ id, trust_email, private_network }) => [
      ...(trust_email ? [`AUTH_PROVIDERS: ${id} has trust_email`] : []),
      ...(private_network ? [`AUTH_PROVIDERS: ${id} has private_network`] : []),
    ]),
    ...config.AUTH_REDIRECTS.filter(isPlainHttp).map(() => 'AUTH_REDIRECTS has a plain-HTTP address'),
    ...outsideAddresses
      .filter((name) => isPlainHttp(config[name]))
      .map((name) => `${name} is reached without encryption`),
    ...(isPlainDatabase(config.DATABASE_URL)
      ? ['DATABASE_URL is reached without encryption, or without a look at the certificate']
      : []),
  ];
  return words.map((one) => ({ risk: null, words: one }));
}

const outsideAddresses = [
  'SMTP_URL',
  'OPENAI_BASE_URL',
  'SMS_HTTP_URL',
  'STRIPE_API_URL',
  'S3_ENDPOINT',
  'AUTH_CAPTCHA_URL',
  'AUTH_CAPTCHA_SCRIPT_URL',
] as const;

const least = ['AUTH_PASSWORD_MINIMUM'] as const;
const most = ['AUTH_TOKEN_SECONDS', 'AUTH_SESSION_IDLE_DAYS', 'AUTH_SESSION_DAYS'] as const;

function numbersBeyondDefault(config: Config): string[] {
  const usual = (name: (typeof least | typeof most)[number]) => settings[name].schema.parse(undefined);
  return [
    ...least
      .filter((name) => config[name] < usual(name))
      .map((name) => `${name} is below its default of ${usual(name)}`),
    ...most
      .filter((name) => config[name] > usual(name))
      .map((name) => `${name} is above its default of ${usual(name)}`),
  ];
}

/** Plain text across a network. SMTP may still upgrade to TLS, but a server in between can prevent that. */
function isPlainHttp(address: string | undefined): boolean {
  const parsed = address === undefined ? null : URL.parse(address);
  return parsed !== null && ['http:', 'smtp:'].includes(parsed.protocol) && !isThisMachine(parsed.hostname);
}

/** pg encrypts only when the URL says so, and then verifies the certificate unless told not to. */
function isPlainDatabase(address: string | undefined): boolean {
  const parsed = address === undefined ? null : URL.parse(address);
  if (parsed === null || parsed.hostname === '' || isThisMachine(parsed.hostname)) return false;
  const asked = parsed.searchParams;
  // A path instead of a host name is a local socket.
  if (asked.get('host')?.startsWith('/')) return false;
  return !['require', 'verify-ca', 'verify-full'].includes(asked.get('sslmode') ?? '');
}

const isThisMachine = (host: string): boolean =>
  ['localhost', '[::1]'].includes(host) || host.startsWith('127.');

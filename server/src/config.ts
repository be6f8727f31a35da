import { z } from 'zod';
import { providersSetting } from './auth-providers-setting.ts';

/**
 * Every setting of the server: the only file that knows the names of environment variables.
 * `docs/operations.md` is generated from this list, and a test keeps the two equal.
 */
type Setting<S extends z.ZodType = z.ZodType> = {
  readonly schema: S;
  readonly doc: string;
  /** Shown in the docs instead of the parsed default. */
  readonly defaultText?: string;
  /** Must be given explicitly when MODE=production. */
  readonly requiredInProduction?: true;
  readonly secret?: true;
  /** An empty value is an answer here, and not the same as none. */
  readonly mayBeEmpty?: true;
};

const setting = <S extends z.ZodType>(
  schema: S,
  doc: string,
  more: Omit<Setting<S>, 'schema' | 'doc'> = {},
) => ({
  schema,
  doc,
  ...more,
});

const port = z.coerce.number().int().min(0).max(65_535);
const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const onOffSetting = (usual: 'on' | 'off', doc: string) =>
  setting(onOff.default(usual === 'on'), `on or off. ${doc}`, { defaultText: usual });
const optional = <S extends z.ZodType>(schema: S) => schema.optional();
const text = z.string().min(1);
const marketingFigure = (usual: string, doc: string) =>
  setting(z.string().trim().max(40).default(usual), `${doc} Empty: not shown. Be able to prove it.`, {
    mayBeEmpty: true,
  });

export const settings = {
  MODE: setting(
    z.enum(['embedded', 'production']).default('embedded'),
    'embedded: everything runs on this machine, with demo data and developer pages. production: real services, secrets required, developer pages absent.',
  ),
  ROLE: setting(
    z.enum(['all', 'web', 'worker']).default('all'),
    'What this process does: answer HTTP (web), work jobs (worker), or both.',
  ),
  HOST: setting(text.default('127.0.0.1'), 'Address to listen on.'),
  PORT: setting(optional(port), 'Port to listen on; 0 takes any free one.', {
    defaultText: '3000, or the next free one',
  }),
  SITE_URL: setting(
    optional(z.url({ protocol: /^https?$/ })),
    'Public address of the site, without a trailing slash. Links in mails start with it.',
    { defaultText: 'http://HOST:PORT', requiredInProduction: true },
  ),
  TRUSTED_PROXIES: setting(
    count(0, 10).default(0),
    'How many reverse proxies stand in front; the visitor address is taken from X-Forwarded-For accordingly.',
  ),
  SECRET_KEY: setting(
    optional(z.string().min(32)),
    'At least 32 random characters. Signs download addresses and seals authenticator apps, backup codes and bank details: with a new one, those have to be set up again. In embedded mode one is made and kept in the data folder.',
    { requiredInProduction: true, secret: true },
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'How much is logged, as JSON lines.',
  ),
  LOG_TO: setting(
    z.enum(['auto', 'stdout', 'file']).default('auto'),
    'Where log lines go. auto: to server.log in the data folder in embedded mode, to standard output in production.',
  ),
  DATA_DIR: setting(
    text.default('data'),
    'Folder of the embedded database, stored files and generated secrets. Relative to the checkout.',
  ),
  DATABASE_URL: setting(
    optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'PostgreSQL 17 or newer. Without it an embedded server is started in the data folder.',
    { defaultText: 'embedded', requiredInProduction: true, secret: true },
  ),
  DATABASE_POOL_SIZE: setting(count(2, 200).default(10), 'Connections this process may hold.'),
  DEMO_DATA: setting(
    z.enum(['auto', 'on', 'off']).default('auto'),
    'Demo rows, each part planted once. auto: only into the embedded database. on: also into DATABASE_URL. off: never.',
  ),
  JOB_CONCURRENCY: setting(
    count(1, 64).default(4),
    'Jobs of one kind worked at the same time by this process.',
  ),
  DRAIN_SECONDS: setting(
    optional(count(0, 120)),
    'How long requests are still taken after SIGTERM while /readyz says no, so that the proxy looks elsewhere first. Longer than the pause between its questions.',
    { defaultText: '0 in embedded mode, 5 in production' },
  ),
  SHUTDOWN_SECONDS: setting(
    count(1, 600).default(20),
    'How long running requests and jobs may take to finish after SIGTERM.',
  ),
  MAIL_FROM: setting(text.default('Plainclaim <claims@plainclaim.example>'), 'Sender of every mail.', {
    requiredInProduction: true,
  }),
  TEAM_MAILBOX: setting(
    z.email().default('team@plainclaim.example'),
    'Where the product team reads: unknown defendant addresses, contact messages, failed deliveries.',
    { requiredInProduction: true },
  ),
  REPLY_MAILBOX: setting(
    optional(z.email()),
    'Where defendants answer a letter: the reply address of its mail. Where mail comes in to us, each letter adds a part of its own after a plus sign, so the mailbox must take such addresses; its name has 17 characters at most.',
    { defaultText: 'the address in MAIL_FROM' },
  ),
  INBOUND_MAIL_SECRET: setting(
    optional(z.string().min(32)),
    'At least 32 random characters, shared with the mail provider that hands over raw mails at /functions/v1/inbound-mail. Without it that address does not exist.',
    { defaultText: 'off', secret: true },
  ),
  INBOUND_SMTP_PORT: setting(
    optional(port),
    'Takes mail for the domain of the reply address on this port. Off unless set.',
    { defaultText: 'off' },
  ),
  INBOUND_AUTHSERV_ID: setting(
    optional(text),
    'Name under which the mail server in front of us reports its checks (authserv-id, RFC 8601). Its DMARC pass lets a mail from the defendant’s own address count. Set it only if every mail reaches us through that server.',
    { defaultText: 'only answers to a letter’s own reply address count' },
  ),
  INBOUND_SMTP_HOST: setting(text.default('127.0.0.1'), 'Address on which mail is taken.'),
  OPENAI_API_KEY: setting(
    optional(text),
    'Key of the language model that writes letters. Without it the built-in drafter writes them.',
    { defaultText: 'built-in drafter', secret: true },
  ),
  OPENAI_BASE_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
    'Address of the model; any service that speaks the same protocol (chat completions).',
  ),
  OPENAI_MODEL: setting(text.default('gpt-4'), 'Which model writes.'),
  OPENAI_TIMEOUT_SECONDS: setting(
    count(1, 600).default(30),
    'Longest silence of the model before it is asked once more, and then given up.',
  ),
  SENDER_NAME: setting(text.default('Plainclaim Claims Team'), 'Who signs letters.'),
  SENDER_TITLE: setting(text.default('Pre-action correspondence'), 'Stands under the name in letters.'),
  SENDER_COMPANY: setting(text.default('Plainclaim'), 'The company that letters are sent through.'),
  SMTP_URL: setting(
    optional(z.url({ protocol: /^smtps?$/ })),
    'Mail server, for example smtps://user:password@host:465. Without it mails are kept and shown at /dev/mailbox.',
    { defaultText: 'kept in the outbox', requiredInProduction: true, secret: true },
  ),
  SMS_PROVIDER: setting(
    optional(z.enum(['outbox', 'http', 'off'])),
    'Who sends text messages. outbox: nobody, they are kept and shown at /dev/mailbox/texts, in embedded mode only. http: the service at SMS_HTTP_URL. off: whoever needs one is refused.',
    { defaultText: 'outbox in embedded mode, off in production' },
  ),
  SMS_HTTP_URL: setting(
    optional(z.url({ protocol: /^https?$/ })),
    'Gets each text message as a POST of JSON (id, to, from, text) and answers with a 2xx. Needed when SMS_PROVIDER=http.',
  ),
  SMS_HTTP_TOKEN: setting(optional(text), 'Sent to SMS_HTTP_URL as the bearer token.', { secret: true }),
  SMS_FROM: setting(text.default('Plainclaim'), 'Sender of every text message: a name or a number.'),
  CARD_PROVIDER: setting(
    optional(z.enum(['test', 'stripe', 'off'])),
    'Who takes card payments. test: the built-in test checkout, which moves no money and exists in embedded mode only. stripe: Stripe. off: payment links are refused.',
    { defaultText: 'test in embedded mode, off in production' },
  ),
  STRIPE_SECRET_KEY: setting(optional(text), 'Needed when CARD_PROVIDER=stripe.', { secret: true }),
  STRIPE_WEBHOOK_SECRET: setting(
    optional(text),
    'Signing secret of the webhook at /functions/v1/card-webhook. Needed when CARD_PROVIDER=stripe.',
    { secret: true },
  ),
  STRIPE_API_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
    'Address of the Stripe API: a proxy, or a stand-in for tests.',
  ),
  FILES: setting(
    z.enum(['disk', 's3']).default('disk'),
    'Where files live: the data folder, or an S3 bucket.',
  ),
  S3_BUCKET: setting(optional(text), 'Bucket name. Needed when FILES=s3.'),
  S3_REGION: setting(text.default('eu-west-2'), 'Bucket region.'),
  S3_ENDPOINT: setting(optional(z.url()), 'Address of an S3-compatible service, when it is not AWS.'),
  S3_ACCESS_KEY_ID: setting(optional(text), 'Needed when FILES=s3.', { secret: true }),
  S3_SECRET_ACCESS_KEY: setting(optional(text), 'Needed when FILES=s3.', { secret: true }),
  AUTH_KEYS_FILE: setting(
    optional(text),
    'File with a JWK set (RS256 or ES256, each key with a kid): the first signs access tokens, all verify. In embedded mode one is made and kept in the data folder.',
    { requiredInProduction: true },
  ),
  AUTH_SHARED_SECRET: setting(
    optional(z.string().min(32)),
    'Accepts (and, without a key file, signs) HS256 access tokens with this secret.',
    { secret: true },
  ),
  AUTH_SIGN_UP: onOffSetting('on', 'Whether new accounts can be made.'),
  AUTH_EMAIL: onOffSetting('on', 'Whether people sign in with an e-mail address.'),
  AUTH_EMAIL_AUTOCONFIRM: onOffSetting(
    'on',
    'Off: a new account must open the link in a mail before it can sign in.',
  ),
  AUTH_EMAIL_CHANGE_DOUBLE: onOffSetting('on', 'Both mailboxes must agree to a change of address.'),
  AUTH_PHONE: onOffSetting('off', 'Whether people sign in with a phone number.'),
  AUTH_PHONE_AUTOCONFIRM: onOffSetting('off', 'On: a new number needs no code.'),
  AUTH_ANONYMOUS: onOffSetting('off', 'Whether accounts without an address can be made.'),
  AUTH_PROVIDERS: setting(
    providersSetting.default([]),
    'Who signs people in for us: a JSON list, described under Sign-in by other services. Each shows as a button on the sign-in page.',
    { defaultText: 'none', secret: true },
  ),
  AUTH_MANUAL_LINKING: onOffSetting('off', 'Whether people may link further identities.'),
  AUTH_WEB3: onOffSetting(
    'off',
    'Whether people sign in with an Ethereum wallet, by a signed message (grant `web3`).',
  ),
  AUTH_SAML: onOffSetting('off', 'Whether people sign in with their organisation (SAML 2.0).'),
  AUTH_SAML_PROVIDERS_FILE: setting(
    optional(text),
    'JSON file that lists the organisations: id (a UUID), domains, metadata_file. Needed when AUTH_SAML=on.',
  ),
  AUTH_CAPTCHA: setting(
    z.enum(['off', 'hcaptcha', 'turnstile']).default('off'),
    'Whose captcha has to be solved to sign up, sign in or be sent something. The pages that do so then load the script of this service, and the policy lets it run.',
  ),
  AUTH_CAPTCHA_SITE_KEY: setting(
    optional(text),
    'The public key that the captcha on our pages shows to its service. Needed unless AUTH_CAPTCHA=off.',
  ),
  AUTH_CAPTCHA_SECRET: setting(optional(text), 'Needed unless AUTH_CAPTCHA=off.', { secret: true }),
  AUTH_CAPTCHA_URL: setting(
    optional(z.url({ protocol: /^https?$/ })),
    'Where solved captchas are checked, when not at the service itself: a proxy, or a stand-in for tests.',
  ),
  AUTH_CAPTCHA_SCRIPT_URL: setting(
    optional(z.url({ protocol: /^https?$/ })),
    'Where pages load the captcha from, when not from the service itself. Only the host of this address is then let in.',
  ),
  AUTH_PATH: setting(
    z
      .string()
      .regex(/^(\/[\w.-]+)+$/)
      .default('/auth/v1'),
    'Where the auth service answers other programs: in links, redirects and the issuer of its tokens. Our own pages find it at /auth/v1 in any case.',
  ),
  AUTH_PASSWORD_MINIMUM: setting(count(6, 72).default(8), 'Fewest characters of a password.'),
  AUTH_TOKEN_SECONDS: setting(count(60, 86_400).default(3600), 'Life of an access token.'),
  AUTH_SESSION_IDLE_DAYS: setting(
    count(1, 365).default(60),
    'A signed-in device that is not used for this many days is signed out.',
  ),
  AUTH_SESSION_DAYS: setting(
    count(1, 3650).default(180),
    'A signed-in device is signed out after this many days, however much it is used.',
  ),
  AUTH_REAUTHENTICATION: onOffSetting(
    'on',
    'Sessions over a day old need a mailed code to change the password.',
  ),
  AUTH_REDIRECTS: setting(
    text.transform((list) => list.split(',').map((one) => one.trim())).default([]),
    'Further addresses, separated by commas, that links in mails may lead to; * and ** stand for anything.',
    { defaultText: 'the site only' },
  ),
  METRICS_TOKEN: setting(
    optional(z.string().min(16)),
    'Bearer token for /metrics. Without it /metrics answers only to this machine, and in production not at all.',
    { secret: true },
  ),
  LAW_FILE: setting(
    optional(text),
    'JSON file with values of the law that are newer than ours, and with what a solicitor signed. See Values of the law.',
  ),
  MARKETING_PROFESSIONALS: marketingFigure('110+', 'Home page: how many legal professionals.'),
  MARKETING_SUCCESS_RATE: marketingFigure('95%', 'Home page: the success rate.'),
  MARKETING_ACCESS: marketingFigure('24/7', 'Home page: when claims can be reached.'),
  MARKETING_START_TIME: marketingFigure('5 minutes', 'Home page: starting a claim takes less than this.'),
  QA_TOOLS: setting(
    optional(onOff),
    'on or off. The testing dashboard at /testing, for testers. Off: neither the page nor its API exists. Its tests make and drop a database beside ours, so the database user must be allowed to create databases.',
    { defaultText: 'on in embedded mode, off in production' },
  ),
  RATE_LIMITS: onOffSetting('on', 'Off only for load tests.'),
} as const satisfies Record<string, Setting>;

type Parsed = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> };

export type Config = Readonly<Parsed>;

/** Whether there is a testing dashboard. */
export const hasQaTools = ({ QA_TOOLS, MODE }: Pick<Config, 'QA_TOOLS' | 'MODE'>): boolean =>
  QA_TOOLS ?? MODE === 'embedded';

/** Nobody stands in front of an embedded run: Ctrl-C ends it at once. */
export const drainSeconds = ({ DRAIN_SECONDS, MODE }: Pick<Config, 'DRAIN_SECONDS' | 'MODE'>): number =>
  DRAIN_SECONDS ?? (MODE === 'production' ? 5 : 0);

/** Thrown with every problem at once, so that the operator fixes the file in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable: ${problems.join('; ')}.`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const shape = Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema]));
const schema = z.object(shape) as unknown as z.ZodType<Parsed>;

export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  // An empty variable means "not set": compose files and shells produce them all the time.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([key, value]) => value !== undefined && (value || mayBeEmpty(key))),
  );
  const result = schema.safeParse(given);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.push(...missingKeys(given));
  if (problems.length > 0 || !result.success) throw new ConfigError(problems);
  return Object.freeze(result.data);
}

function mayBeEmpty(key: string): boolean {
  return Boolean((settings as Record<string, Setting>)[key]?.mayBeEmpty);
}

function missingKeys(given: Readonly<Record<string, string | undefined>>): string[] {
  const missing: string[] = [];
  if (given.MODE === 'production') {
    for (const [key, one] of Object.entries(settings) as [string, Setting][]) {
      if (one.requiredInProduction && given[key] === undefined)
        missing.push(`${key} is required in production`);
    }
  }
  if (given.FILES === 's3') {
    for (const key of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      if (given[key] === undefined) missing.push(`${key} is required when FILES=s3`);
    }
  }
  if (given.CARD_PROVIDER === 'stripe') {
    for (const key of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      if (given[key] === undefined) missing.push(`${key} is required when CARD_PROVIDER=stripe`);
    }
  }
  if (given.AUTH_SAML === 'on' && given.AUTH_SAML_PROVIDERS_FILE === undefined) {
    missing.push('AUTH_SAML_PROVIDERS_FILE is required when AUTH_SAML=on');
  }
  for (const name of ['AUTH_CAPTCHA_SECRET', 'AUTH_CAPTCHA_SITE_KEY'] as const) {
    if ((given.AUTH_CAPTCHA ?? 'off') !== 'off' && given[name] === undefined)
      missing.push(`${name} is required unless AUTH_CAPTCHA=off`);
  }
  if (given.SMS_PROVIDER === 'http' && given.SMS_HTTP_URL === undefined) {
    missing.push('SMS_HTTP_URL is required when SMS_PROVIDER=http');
  }
  if (given.SMS_PROVIDER === 'outbox' && given.MODE === 'production') {
    missing.push('SMS_PROVIDER=outbox sends nothing and is refused in production');
  }
  if (given.CARD_PROVIDER === 'test' && given.MODE === 'production') {
    missing.push('CARD_PROVIDER=test takes no real money and is refused in production');
  }
  return missing;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productionSettings as production } from '../testing/production-settings.ts';
import { riskNames, risks } from './accepted-risks.ts';
import { ConfigError, readConfig } from './config.ts';
import { risksTable, settingsTable } from './config-table.ts';
import { settings } from './settings.ts';
import { weaknessesOf } from './weaknesses.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('readConfig', () => {
  it('runs on nothing at all in embedded mode', () => {
    expect(readConfig({})).toMatchObject({
      MODE: 'embedded',
      ROLE: 'all',
      HOST: '127.0.0.1',
      FILES: 'disk',
      RATE_LIMITS: true,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    const { PORT, LOG_LEVEL } = readConfig({ PORT: '', LOG_LEVEL: '' });
    expect([PORT, LOG_LEVEL]).toEqual([undefined, 'info']);
  });

  it('lets a marketing figure be left out by giving it empty', () => {
    const { MARKETING_SUCCESS_RATE, MARKETING_PROFESSIONALS } = readConfig({ MARKETING_SUCCESS_RATE: '' });
    expect([MARKETING_SUCCESS_RATE, MARKETING_PROFESSIONALS]).toEqual(['', '110+']);
  });

  it('accepts a complete production set', () => {
    expect(readConfig(production)).toMatchObject(production);
  });

  it('names everything that production misses at once', () => {
    const problems = problemsOf({ MODE: 'production' });
    const required = ['SITE_URL', 'SECRET_KEY', 'DATABASE_URL', 'MAIL_FROM', 'TEAM_MAILBOX', 'SMTP_URL'];
    for (const key of [...required, 'OPERATOR_NAME', 'OPERATOR_NUMBER', 'OPERATOR_ADDRESS']) {
      expect(problems).toContain(`${key} is required in production`);
    }
  });

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ ROLE: 'boss' }, 'ROLE'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ OPERATOR_NUMBER: 'twelve' }, 'OPERATOR_NUMBER'],
    [{ FILES: 's3' }, 'S3_BUCKET'],
    [{ CARD_PROVIDER: 'cash' }, 'CARD_PROVIDER'],
    [{ CARD_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...production, CARD_PROVIDER: 'test' }, 'CARD_PROVIDER=test'],
  ] as [Record<string, string>, string][])('refuses %o and names the key', (environment, key) => {
    expect(problemsOf(environment).some((problem) => problem.startsWith(key))).toBe(true);
  });

  it.each([
    ['nonsense', 'is not JSON'],
    ['[{"id":"google"}]', '0.client_id'],
    ['[{"id":"custom:acme","client_id":"us"}]', 'custom:acme needs an issuer'],
    ['[{"id":"apple","client_id":"us"}]', 'apple needs team_id'],
    ['[{"id":"custom:acme","client_id":"us","issuer":"http://id.example"}]', 'needs private_network'],
    ['[{"id":"google","client_id":"a"},{"id":"google","client_id":"b"}]', 'two entries share an id'],
    ['[{"id":"Google!","client_id":"a"}]', '0.id'],
    ['[{"id":"google","client_id":"a","client_secrets":"b"}]', 'client_secrets'],
  ])('says what is wrong with the services that sign people in: %s', (list, words) => {
    expect(problemsOf({ AUTH_PROVIDERS: list }).join()).toContain(words);
  });

  it('never repeats a secret in its complaint', () => {
    expect(problemsOf({ SMTP_URL: 'http://user:hunter2@mail' }).join()).not.toContain('hunter2');
  });
});

const random = 'Zt5Hc0qVx8WnB3yRk7LdMf2JsGp9Ea4U';

describe('production', () => {
  it.each([
    ['demo-data', { DEMO_DATA: 'on' }],
    ['weak-secrets', { SECRET_KEY: 'x'.repeat(32) }],
    ['weak-secrets', { AUTH_SHARED_SECRET: 'change-me-change-me-change-me-now' }],
    ['weak-secrets', { AUTH_SHARED_SECRET: 'P@ssw0rd-17-Kettles-On-4-Hills-92' }],
    ['weak-secrets', { METRICS_TOKEN: 'my-S3cret-token-for-8-dashboards!' }],
    ['weak-secrets', { DATABASE_URL: 'postgres://plainclaim:change-me@db.example/plainclaim' }],
    ['repeated-secrets', { AUTH_SHARED_SECRET: production.SECRET_KEY }],
    ['repeated-secrets', { INBOUND_MAIL_SECRET: random, METRICS_TOKEN: random }],
    ['plain-http-site', { SITE_URL: 'http://plainclaim.example' }],
    ['plain-http-site', { SITE_URL: 'http://127.0.0.1:3000' }],
    ['plain-http-site', { SITE_URL: 'HTTP://plainclaim.example' }],
    ['wildcard-redirects', { AUTH_REDIRECTS: 'https://app.example/in,https://*.example.com' }],
    ['rate-limits-off', { RATE_LIMITS: 'off' }],
  ] as [string, Record<string, string>][])('refuses %s unless it is accepted by name: %o', (risk, weaker) => {
    const all = { ...production, ...weaker };
    expect(problemsOf(all)).toEqual([expect.stringContaining(`ACCEPTED_RISKS has ${risk}`)]);
    const others = riskNames.filter((name) => name !== risk).join();
    expect(problemsOf({ ...all, ACCEPTED_RISKS: others })).toHaveLength(1);
    expect(problemsOf({ ...all, ACCEPTED_RISKS: ` ${risk} ` })).toEqual([]);
    expect(weaknessesOf(readConfig({ ...all, ACCEPTED_RISKS: risk }))).toContainEqual({
      risk,
      words: expect.any(String),
    });
    for (const value of Object.values(weaker)) {
      if (value.length > 10) expect(problemsOf(all).join()).not.toContain(value);
    }
  });

  it('knows no risk by another name', () => {
    expect(problemsOf({ ...production, ACCEPTED_RISKS: 'everything' }).join()).toContain('ACCEPTED_RISKS');
  });

  it('names every refusal at once, beside what is missing', () => {
    const { MAIL_FROM: _, ...rest } = production;
    const problems = problemsOf({ ...rest, RATE_LIMITS: 'off', DEMO_DATA: 'on' }).join();
    for (const one of ['MAIL_FROM', 'rate-limits-off', 'demo-data']) expect(problems).toContain(one);
  });
});

describe('what is weaker than the default', () => {
  const listed = (environment: Record<string, string>) =>
    weaknessesOf(readConfig(environment)).map(({ words }) => words);

  it('is nothing by default, in either mode', () => {
    expect([listed({}), listed(production)]).toEqual([[], []]);
  });

  it.each([
    [{ AUTH_PASSWORD_MINIMUM: '6' }, 'AUTH_PASSWORD_MINIMUM'],
    [{ AUTH_TOKEN_SECONDS: '7200' }, 'AUTH_TOKEN_SECONDS'],
    [{ AUTH_SESSION_IDLE_DAYS: '61' }, 'AUTH_SESSION_IDLE_DAYS'],
    [{ AUTH_SESSION_DAYS: '181' }, 'AUTH_SESSION_DAYS'],
    [{ AUTH_REAUTHENTICATION: 'off' }, 'AUTH_REAUTHENTICATION'],
    [{ AUTH_MAILBOX_PROOF: 'off' }, 'AUTH_MAILBOX_PROOF'],
    [{ AUTH_SECOND_STEP: 'off' }, 'AUTH_SECOND_STEP'],
    [{ AUTH_EMAIL_CHANGE_DOUBLE: 'off' }, 'AUTH_EMAIL_CHANGE_DOUBLE'],
    [{ AUTH_PHONE_AUTOCONFIRM: 'on' }, 'AUTH_PHONE_AUTOCONFIRM'],
    [{ AUTH_ANONYMOUS: 'on' }, 'AUTH_ANONYMOUS'],
    [{ AUTH_SHARED_SECRET: random }, 'AUTH_SHARED_SECRET'],
    [{ QA_TOOLS: 'on' }, 'QA_TOOLS'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL'],
    [{ DATABASE_URL: 'postgres://p:Zt5Hc0qVx8Wn@db.example/p' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://p:Zt5Hc0qVx8Wn@db.example/p?sslmode=no-verify' }, 'DATABASE_URL'],
    [{ OPENAI_BASE_URL: 'http://model.example' }, 'OPENAI_BASE_URL'],
    [{ AUTH_REDIRECTS: 'http://app.example' }, 'AUTH_REDIRECTS'],
    [{ AUTH_PROVIDERS: '[{"id":"google","client_id":"us","trust_email":true}]' }, 'AUTH_PROVIDERS'],
    [{ ACCEPTED_RISKS: 'endless-service-keys' }, 'service keys'],
  ] as [Record<string, string>, string][])('is listed, not refused: %o', (weaker, words) => {
    expect(listed({ ...production, ...weaker })).toEqual([expect.stringContaining(words)]);
  });

  it('is no service on this machine', () => {
    expect(listed({ ...production, SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([]);
    expect(listed({ ...production, DATABASE_URL: 'postgres://p@localhost/p' })).toEqual([]);
  });

  it('is listed in embedded mode, which refuses nothing', () => {
    expect(listed({ RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS is off']);
    expect(listed({ DEV_MAILBOX: 'anyone' })).toEqual(['DEV_MAILBOX is open to anyone']);
  });
});

describe('docs/operations.md', () => {
  it('lists exactly the settings of this file', () => {
    const text = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const table = text.split('<!-- settings -->')[1]?.trim();
    expect(table).toBe(settingsTable(settings).trim());
  });

  it('lists exactly the risks that can be accepted', () => {
    const text = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const table = text.split('<!-- risks -->')[1]?.trim();
    expect(table).toBe(risksTable(risks).trim());
  });
});

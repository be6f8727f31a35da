import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';
import { settingsTable } from './config-table.ts';

const production = {
  MODE: 'production',
  SITE_URL: 'https://plainclaim.example',
  SECRET_KEY: 'x'.repeat(32),
  DATABASE_URL: 'postgres://u:p@db.example/plainclaim',
  MAIL_FROM: 'Plainclaim <claims@plainclaim.example>',
  TEAM_MAILBOX: 'team@plainclaim.example',
  SMTP_URL: 'smtps://u:p@mail.example:465',
  AUTH_KEYS_FILE: '/etc/plainclaim/keys.json',
};

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
    for (const key of ['SITE_URL', 'SECRET_KEY', 'DATABASE_URL', 'MAIL_FROM', 'TEAM_MAILBOX', 'SMTP_URL']) {
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

describe('docs/operations.md', () => {
  it('lists exactly the settings of this file', () => {
    const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const table = text.split('<!-- settings -->')[1]?.trim();
    expect(table).toBe(settingsTable(settings).trim());
  });
});

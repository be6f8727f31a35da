import { z } from 'zod';
import { riskSettings } from './accepted-risks.ts';
import { count, onOffSetting, optional, port, type Setting, setting, text } from './setting.ts';

/** How the process runs, where its rows lie, and how it is watched. */
export const processSettings = {
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
  ...riskSettings,
  RATE_LIMITS: onOffSetting('on', 'Off only for load tests.'),
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
    'PostgreSQL 17 or newer; with ?sslmode=verify-full where it is on another machine. Without it an embedded server is started in the data folder.',
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
  DEV_MAILBOX: setting(
    z.enum(['this-machine', 'anyone']).default('this-machine'),
    'Who may open /dev/mailbox in embedded mode. anyone: everyone who reaches the site reads every mail, with its links and codes.',
  ),
  METRICS_TOKEN: setting(
    optional(z.string().min(16)),
    'Bearer token for /metrics. Without it /metrics answers only to this machine, and in production not at all.',
    { secret: true },
  ),
} as const satisfies Record<string, Setting>;

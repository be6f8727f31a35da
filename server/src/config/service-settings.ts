import { z } from 'zod';
import { count, optional, type Setting, setting, text } from './setting.ts';

/** Outside services: the language model, text messages, cards, file storage. */
export const serviceSettings = {
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
} as const satisfies Record<string, Setting>;

import type { Setting } from './setting.ts';
import { type Given, settings } from './settings.ts';

/** Settings that are required because of the mode or of another setting, and contradictions between settings. */
export function missingSettings(given: Given): string[] {
  const missing = (names: readonly string[], when: string) =>
    names.filter((name) => given[name] === undefined).map((name) => `${name} is required ${when}`);
  const isProduction = given.MODE === 'production';
  const problems = isProduction ? missing(requiredInProduction, 'in production') : [];
  if (given.FILES === 's3')
    problems.push(...missing(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], 'when FILES=s3'));
  if (given.CARD_PROVIDER === 'stripe')
    problems.push(...missing(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], 'when CARD_PROVIDER=stripe'));
  if (given.AUTH_SAML === 'on') problems.push(...missing(['AUTH_SAML_PROVIDERS_FILE'], 'when AUTH_SAML=on'));
  if ((given.AUTH_CAPTCHA ?? 'off') !== 'off')
    problems.push(...missing(['AUTH_CAPTCHA_SECRET', 'AUTH_CAPTCHA_SITE_KEY'], 'unless AUTH_CAPTCHA=off'));
  if (given.SMS_PROVIDER === 'http') problems.push(...missing(['SMS_HTTP_URL'], 'when SMS_PROVIDER=http'));
  if (isProduction && given.SMS_PROVIDER === 'outbox')
    problems.push('SMS_PROVIDER=outbox sends nothing and is refused in production');
  if (isProduction && given.CARD_PROVIDER === 'test')
    problems.push('CARD_PROVIDER=test takes no real money and is refused in production');
  return problems;
}

const requiredInProduction = (Object.entries(settings) as [string, Setting][])
  .filter(([, one]) => one.requiredInProduction)
  .map(([name]) => name);

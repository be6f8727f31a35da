import { outboxTexts } from '../../../platform/sms/outbox-texts.ts';
import { newestTexts } from '../../../platform/sms/sms.store.ts';
import type { SmsTransport } from '../../../platform/sms/sms-transport.ts';
import { type AuthBench, openAuthBench } from './auth-bench.ts';

export const phone = '447700900123';

export const written = '+44 7700 900123';

export const openPhoneBench = (
  settings: object = {},
  more: { rateLimits?: boolean; sms?: SmsTransport } = {},
) =>
  openAuthBench({
    settings: { phoneEnabled: true, ...settings },
    deps: { sms: more.sms ?? outboxTexts },
    rateLimits: more.rateLimits ?? false,
  });

export async function digitsTo(bench: AuthBench, to: string): Promise<string> {
  const [newest] = await newestTexts(bench.db, to, 1);
  return /^\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
}

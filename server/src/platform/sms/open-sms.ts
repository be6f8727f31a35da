import type { Config } from '../../config/config.ts';
import { createFetchOutside } from '../outside/fetch-outside.ts';
import { httpTexts } from './http-texts.ts';
import { outboxTexts } from './outbox-texts.ts';
import type { SmsTransport } from './sms-transport.ts';

type SmsConfig = Pick<Config, 'MODE' | 'SMS_PROVIDER' | 'SMS_HTTP_URL' | 'SMS_HTTP_TOKEN' | 'SMS_FROM'>;

/** Null when SMS is off. */
export function openSms(config: SmsConfig): SmsTransport | null {
  const provider = config.SMS_PROVIDER ?? (config.MODE === 'embedded' ? 'outbox' : 'off');
  if (provider === 'off') return null;
  if (provider === 'outbox' || config.SMS_HTTP_URL === undefined) return outboxTexts;
  return httpTexts({
    url: config.SMS_HTTP_URL,
    token: config.SMS_HTTP_TOKEN,
    from: config.SMS_FROM,
    // The operator configured the address, and a bridge may run on the same machine.
    fetchOutside: createFetchOutside({ privateNetwork: true }),
  });
}

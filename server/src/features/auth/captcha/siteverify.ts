import { z } from 'zod';
import type { FetchOutside } from '../../../platform/outside/fetch-outside.ts';

/** Why a captcha token is refused; undefined when it is valid. Throws when the service does not answer. */
export type CaptchaCheck = (token: string, visitorAddress: string) => Promise<string | undefined>;

export type SiteverifyOptions = {
  readonly url: string;
  readonly secret: string;
  readonly fetchOutside: FetchOutside;
};

const answerShape = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).optional(),
});

/** The protocol that hCaptcha, Turnstile and reCAPTCHA share. */
export const siteverify =
  ({ url, secret, fetchOutside }: SiteverifyOptions): CaptchaCheck =>
  async (token, visitorAddress) => {
    const res = await fetchOutside(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret, response: token, remoteip: visitorAddress }),
    });
    if (!res.ok) throw new Error(`the captcha service answered ${res.status}`);
    const { success, 'error-codes': reasons = [] } = answerShape.parse(await res.json());
    return success ? undefined : reasons.join(', ') || 'not solved';
  };

import { useEffect, useRef } from 'react';
import { useSignInWays } from '../../../lib/sign-in-ways.ts';
import { offerCaptcha } from '../captcha/solved-captcha.ts';

/** Where the operator set up a captcha, its place in a form; elsewhere nothing, and nothing is loaded. */
export function Captcha() {
  const { captcha } = useSignInWays();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (captcha)
      return offerCaptcha(
        import('../captcha/mount-captcha.ts').then((mount) => mount.mountCaptcha(place.current, captcha)),
      );
  }, [captcha]);
  // As high as it will be, so that nothing moves when it arrives.
  return captcha ? <div ref={place} className="min-h-[78px] overflow-x-auto" /> : null;
}

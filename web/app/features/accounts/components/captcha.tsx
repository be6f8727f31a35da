import { useEffect, useRef } from 'react';
import { useSignInWays } from '../../../lib/sign-in-ways.ts';
import { offerCaptcha } from '../captcha/solved-captcha.ts';

/** The captcha of a form. Renders and loads nothing if the operator has set up none. */
export function Captcha() {
  const { captcha } = useSignInWays();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (captcha)
      return offerCaptcha(
        import('../captcha/mount-captcha.ts').then((mount) => mount.mountCaptcha(place.current, captcha)),
      );
  }, [captcha]);
  // Reserves its height, so that the layout does not shift.
  return captcha ? <div ref={place} className="min-h-[78px] overflow-x-auto" /> : null;
}

import type { CaptchaSettings } from '../../../lib/load-context.ts';
import { CaptchaProblem } from './captcha-problem.ts';
import { type CaptchaApi, loadCaptchaScript } from './load-captcha-script.ts';
import type { ShownCaptcha } from './solved-captcha.ts';

/** Puts the operator's captcha into the page. If its script fails to load, `solve` tries again. */
export function mountCaptcha(place: HTMLElement | null, settings: CaptchaSettings): ShownCaptcha {
  let drawn: ShownCaptcha | undefined;
  let isRemoved = false;
  const draw = async (): Promise<ShownCaptcha> => {
    const api = await loadCaptchaScript(settings);
    if (!place || isRemoved) throw unsolved();
    drawn ??= drawCaptcha(api, place, settings);
    return drawn;
  };
  void draw().catch(() => {});
  return {
    solve: async () => (await draw()).solve(),
    remove: () => {
      isRemoved = true;
      drawn?.remove();
    },
  };
}

function drawCaptcha(api: CaptchaApi, place: HTMLElement, settings: CaptchaSettings): ShownCaptcha {
  let token: string | undefined;
  let needsHand = false;
  let waiting: { resolve: () => void; reject: (error: CaptchaProblem) => void }[] = [];
  const wake = (act: (one: (typeof waiting)[number]) => void) => {
    const all = waiting;
    waiting = [];
    for (const one of all) act(one);
  };
  const fail = () => wake(({ reject }) => reject(unsolved()));

  const id = api.render(place, {
    sitekey: settings.siteKey,
    theme: theme(),
    callback: (given) => {
      token = given;
      needsHand = false;
      wake(({ resolve }) => resolve());
    },
    'expired-callback': () => {
      token = undefined;
    },
    'error-callback': fail,
    'close-callback': fail,
    // Turnstile rarely needs a press. When it does, waiting requests fail: the message points to the box.
    'before-interactive-callback': () => {
      needsHand = true;
      fail();
    },
  });

  return {
    solve: async () => {
      if (token === undefined) {
        if (needsHand) throw unsolved();
        await new Promise<void>((resolve, reject) => {
          waiting.push({ resolve, reject });
          // hCaptcha asks its question now, unless its box was ticked before.
          if (settings.service === 'hcaptcha') api.execute(id);
        });
      }
      const given = token ?? '';
      // Each counts once: the next request needs another.
      token = undefined;
      api.reset(id);
      return given;
    },
    remove: () => api.remove(id),
  };
}

function theme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const unsolved = () =>
  new CaptchaProblem(
    'the captcha was not solved',
    'Please complete the check that keeps robots out, then try again.',
  );

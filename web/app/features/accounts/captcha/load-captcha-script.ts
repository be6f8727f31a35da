import type { CaptchaSettings } from '../../../lib/load-context.ts';
import { CaptchaProblem } from './captcha-problem.ts';

type RenderOptions = {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
  readonly 'close-callback': () => void;
  readonly 'before-interactive-callback': () => void;
};

/** The API that hCaptcha and Turnstile share. */
export type CaptchaApi = {
  render(place: HTMLElement, options: RenderOptions): string;
  execute(id: string): void;
  reset(id: string): void;
  remove(id: string): void;
};

const readyCall = 'plainclaimCaptchaReady';

type CaptchaWindow = Partial<Record<'hcaptcha' | 'turnstile', CaptchaApi>> & { [readyCall]?: () => void };

let loading: Promise<CaptchaApi> | undefined;

/** Loads the service's script, once per visit; after a failure the next call retries. */
export function loadCaptchaScript({ service, scriptUrl }: CaptchaSettings): Promise<CaptchaApi> {
  loading ??= new Promise<CaptchaApi>((resolve, reject) => {
    const global = window as CaptchaWindow;
    const script = document.createElement('script');
    const refuse = () => {
      script.remove();
      loading = undefined;
      reject(notLoaded());
    };
    global[readyCall] = () => {
      const api = global[service];
      if (api) resolve(api);
      else refuse();
    };
    const address = new URL(scriptUrl);
    address.searchParams.set('render', 'explicit');
    address.searchParams.set('onload', readyCall);
    script.src = address.href;
    script.async = true;
    script.onerror = refuse;
    document.head.append(script);
  });
  return loading;
}

const notLoaded = () =>
  new CaptchaProblem(
    'the captcha script did not load',
    'The check that keeps robots out could not be loaded. Look whether something in your browser blocks it, then try again.',
  );

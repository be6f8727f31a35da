/** Replaces the scripts of hCaptcha and Turnstile: a frame in the page that posts a proof. */
export const captchaScript = (address: string): string => `(() => {
  const shown = new Map();
  const load = (id) => { const one = shown.get(id); one.frame.src = '${address}/frame?' + Math.random(); };
  addEventListener('message', ({ source, data }) => {
    for (const { frame, options } of shown.values())
      if (frame.contentWindow === source) options.callback(data.proof);
  });
  const api = (byItself) => ({
    render(place, options) {
      const id = String(shown.size + 1);
      const frame = document.createElement('iframe');
      frame.title = 'Captcha';
      frame.width = '300';
      frame.height = '74';
      place.append(frame);
      shown.set(id, { frame, options });
      if (byItself) load(id);
      return id;
    },
    execute: load,
    reset(id) { if (byItself) load(id); },
    remove(id) { shown.get(id).frame.remove(); shown.delete(id); },
  });
  window.turnstile = api(true);
  window.hcaptcha = api(false);
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
})();
`;

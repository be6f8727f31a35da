/** A browser at the provider: stores cookies, follows redirects and fills in the sign-in form. */
export function browserAtProvider() {
  const cookies = new Map<string, string>();

  const visit = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const res = await fetch(address, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of res.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return res;
  };

  return {
    /** Signs in and returns the response that leads back to us: a redirect, or a page with a form. */
    signIn: async (address: string, name: string): Promise<Response> => {
      const { origin } = new URL(address);
      let here = address;
      for (let steps = 0; steps < 10; steps += 1) {
        const res = here.includes('/interaction/')
          ? await visit(here, { method: 'POST', body: new URLSearchParams({ name }) })
          : await visit(here);
        const next = res.headers.get('location');
        if (next === null || new URL(next, here).origin !== origin) return res;
        here = new URL(next, here).href;
      }
      throw new Error('the provider leads in circles');
    },
  };
}

/** The hidden fields of a form that submits itself. */
export const fieldsOnPage = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    ]),
  );

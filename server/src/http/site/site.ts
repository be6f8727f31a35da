import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import type { LawFile } from '@plainclaim/domain/law/law-file';
import type { Operator } from '@plainclaim/domain/shared/operator';
import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from '../context.ts';
import { type Assets, readAssets } from './assets.ts';
import { createPageCache } from './page-cache.ts';
import { sendAsset } from './send-asset.ts';

/** Marketing figures set by the operator; empty ones are not shown. */
export type MarketingFigures = {
  readonly professionals: string;
  readonly successRate: string;
  readonly access: string;
  readonly startTime: string;
};

/** Enabled ways to sign in: pages offer no others. */
export type SignInWays = {
  readonly email: boolean;
  /** `password` only, or also a `code` by text message. */
  readonly phone: 'off' | 'password' | 'code';
  readonly organisation: boolean;
  readonly wallet: boolean;
  /** Sign-in providers, each a button on the sign-in page. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** Whether sign-up is open. */
  readonly signUp: boolean;
  /** Whether admins and solicitors have to set up a second step. */
  readonly secondStepRequired: boolean;
  readonly captcha: {
    readonly service: 'hcaptcha' | 'turnstile';
    readonly siteKey: string;
    readonly scriptUrl: string;
  } | null;
};

export type SiteOptions = {
  /** Absolute path of `web/build`. */
  readonly buildDir: string;
  /** Our own API, called in-process by the pages' loaders: `app.request`. */
  readonly api: (path: string, init?: RequestInit, env?: unknown) => Response | Promise<Response>;
  readonly siteUrl: string;
  readonly mode: 'embedded' | 'production';
  readonly marketing: MarketingFigures;
  /** The contact e-mail address that pages show. */
  readonly mailbox: string;
  /** The company that runs this site; null on a trial installation. */
  readonly operator: Operator | null;
  /** The card provider: pages tell payers where they will be sent. */
  readonly cardProvider: 'stripe' | 'test' | 'off';
  readonly signInWays: SignInWays;
  /** Whether the testing dashboard is enabled. */
  readonly qaTools: boolean;
  /** The operator's overrides of the shipped values of the law. */
  readonly lawFile: LawFile;
  readonly reportError: (error: unknown, request: Request) => void;
};

type Api = (path: string, init?: RequestInit) => Promise<Response>;

/** The type of `handleSiteRequest` in `web/app/site-handler.ts`. */
type SiteHandler = (
  request: Request,
  given: {
    nonce: string;
    api: Api;
    settings: Pick<
      SiteOptions,
      | 'mode'
      | 'siteUrl'
      | 'marketing'
      | 'mailbox'
      | 'operator'
      | 'cardProvider'
      | 'signInWays'
      | 'qaTools'
      | 'lawFile'
    >;
    reportError: SiteOptions['reportError'];
  },
) => Promise<Response>;

type Site = {
  readonly assets: Assets;
  readonly handle: SiteHandler;
  /** Null for a page that differs between users. */
  readonly cacheKeyOf: (request: Request) => string | null;
};

/** Serves the built web app: static files, and every other path as a rendered page. Mount it last. */
export function createSite(options: SiteOptions) {
  let loading: Promise<Site | null> | undefined;
  const cache = createPageCache();
  const load = () => {
    loading ??= loadSite(options.buildDir).catch((error) => {
      // Failures are not cached, so a build that appears later is found.
      loading = undefined;
      if (isMissingFile(error)) return null;
      throw error;
    });
    return loading;
  };

  const settings = {
    mode: options.mode,
    siteUrl: options.siteUrl,
    marketing: options.marketing,
    mailbox: options.mailbox,
    operator: options.operator,
    cardProvider: options.cardProvider,
    signInWays: options.signInWays,
    qaTools: options.qaTools,
    lawFile: options.lawFile,
  };

  return createMiddleware<AppEnv>(async (c) => {
    const site = await load();
    if (!site) {
      return c.text(
        'The web app has not been built yet. Run `npm start`, which builds it, or build it in web/.',
        503,
      );
    }
    const { path, method } = c.req;
    if (method === 'GET' || method === 'HEAD') {
      const asset = site.assets.get(path);
      if (asset) return sendAsset(c, asset);
      // An asset of an older build. Only browsers request it, so plain text is enough.
      if (path.startsWith('/assets/')) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    }
    const nonce = c.get('nonce');
    const api: Api = (apiPath, init) => callApi(c, options.api, apiPath, init);
    const key = method === 'GET' ? site.cacheKeyOf(c.req.raw) : null;
    const render = () => site.handle(c.req.raw, { nonce, api, settings, reportError: options.reportError });
    const page =
      key === null ? await render() : await cache.answer({ key, nonce, signal: c.req.raw.signal }, render);
    return asAnswer(c, page);
  });
}

/** Rebuilds the response, to drop what a subclass of Response adds. */
const asAnswer = (c: AppContext, response: Response) => c.newResponse(response.body, response);

/** Passes on the visitor's address, so that rate limits count the visitor. `outgoing` is not passed on. */
async function callApi(c: AppContext, api: SiteOptions['api'], path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  const forwarded = c.req.header('x-forwarded-for');
  if (forwarded) headers.set('x-forwarded-for', forwarded);
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return api(path, { ...init, headers }, incoming && { incoming });
}

async function loadSite(buildDir: string): Promise<Site> {
  // Assets first: a failed import is cached by Node, so make sure that a build exists before importing it.
  const assets = await readAssets(join(buildDir, 'client'));
  const built = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href);
  const { handleSiteRequest, cacheKeyOf } = built as {
    handleSiteRequest: SiteHandler;
    cacheKeyOf: Site['cacheKeyOf'];
  };
  return { assets, handle: handleSiteRequest, cacheKeyOf };
}

function isMissingFile(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND';
}

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

/** What the operator says about the service; an empty one is not shown. */
export type MarketingFigures = {
  readonly professionals: string;
  readonly successRate: string;
  readonly access: string;
  readonly startTime: string;
};

/** How people get in on this site, so that pages offer nothing else. */
export type SignInWays = {
  readonly email: boolean;
  /** By password alone, or also by a code that is texted. */
  readonly phone: 'off' | 'password' | 'code';
  readonly organisation: boolean;
  readonly wallet: boolean;
  /** Services that sign people in for us, each a button on the sign-in page. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** Whether new accounts can be made. */
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
  /** Our own API, called in this process by the pages' loaders: `app.request`. */
  readonly api: (path: string, init?: RequestInit, env?: unknown) => Response | Promise<Response>;
  readonly siteUrl: string;
  readonly mode: 'embedded' | 'production';
  readonly marketing: MarketingFigures;
  /** Where people write to us, as pages name it. */
  readonly mailbox: string;
  /** The company that runs this site; null where it was started to try it out. */
  readonly operator: Operator | null;
  /** Who takes card payments, so that payers are told where they will be sent. */
  readonly cardProvider: 'stripe' | 'test' | 'off';
  readonly signInWays: SignInWays;
  /** Whether there is a testing dashboard. */
  readonly qaTools: boolean;
  /** What the operator knows better than the shipped values of the law. */
  readonly lawFile: LawFile;
  readonly reportError: (error: unknown, request: Request) => void;
};

type Api = (path: string, init?: RequestInit) => Promise<Response>;

/** What `web/app/site-handler.ts` exports. */
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
  /** Null for a page that is not the same for everyone. */
  readonly cacheKeyOf: (request: Request) => string | null;
};

/** Serves the built web app: files as they are, everything else as a page rendered now. Mount it last. */
export function createSite(options: SiteOptions) {
  let loading: Promise<Site | null> | undefined;
  const cache = createPageCache();
  const load = () => {
    loading ??= loadSite(options.buildDir).catch((error) => {
      // Not remembered: a build that appears later is picked up.
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
      // A file of an older build: a plain answer is enough, nobody reads it.
      if (path.startsWith('/assets/')) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    }
    const nonce = c.get('nonce');
    const api: Api = (apiPath, init) => callApi(c, options.api, apiPath, init);
    const key = method === 'GET' ? site.cacheKeyOf(c.req.raw) : null;
    const cached = key === null ? null : cache.find(key, nonce);
    if (cached) return asAnswer(c, cached);
    const page = await site.handle(c.req.raw, { nonce, api, settings, reportError: options.reportError });
    return asAnswer(c, key === null ? page : await cache.store(key, nonce, page, c.req.raw.signal));
  });
}

/** Without what a response of its own class brings along. */
const asAnswer = (c: AppContext, response: Response) => c.newResponse(response.body, response);

/** The visitor's address goes along, so limits count the visitor and not ourselves; what the page is written to stays here. */
async function callApi(c: AppContext, api: SiteOptions['api'], path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  const forwarded = c.req.header('x-forwarded-for');
  if (forwarded) headers.set('x-forwarded-for', forwarded);
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return api(path, { ...init, headers }, incoming && { incoming });
}

async function loadSite(buildDir: string): Promise<Site> {
  // One after the other: a module that could not be imported is not looked for again, so first see that a build is there.
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

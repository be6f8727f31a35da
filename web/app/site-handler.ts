import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import {
  type Api,
  apiContext,
  nonceContext,
  type ReportError,
  reportErrorContext,
  type Settings,
  settingsContext,
} from './lib/load-context.ts';

export { cacheKeyOf } from './lib/cache-key.ts';

export type SiteRequest = {
  nonce: string;
  api: Api;
  settings: Settings;
  reportError: ReportError;
};

const answer = createRequestHandler(build, 'production');

/** The whole built site as one function: what the server imports from `build/server/index.js`. */
export function handleSiteRequest(request: Request, given: SiteRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(nonceContext, given.nonce);
  context.set(apiContext, given.api);
  context.set(settingsContext, given.settings);
  context.set(reportErrorContext, given.reportError);
  return answer(request, context);
}

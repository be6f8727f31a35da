import * as build from 'virtual:react-router/server-build';
import { isbot } from 'isbot';
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
import { maySleep } from './lib/may-sleep.ts';

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

/**
 * Under which name the server may keep a page: one for everyone, asked for by someone of whom we know nothing. Null for every
 * other, because it may show who is asking. Robots get pages whole, so theirs are others.
 */
export function keyOfPage(request: Request): string | null {
  if (request.headers.has('cookie') || !maySleep(request)) return null;
  const reader = isbot(request.headers.get('user-agent') ?? '') ? 'robot' : 'person';
  const { pathname, search } = new URL(request.url);
  return `${reader} ${pathname}${search}`;
}

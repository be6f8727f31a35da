import { decideRoute } from '@plainclaim/domain/accounts/route-access';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { holdScripts } from './lib/hold-scripts.ts';
import { nonceContext, reportErrorContext } from './lib/load-context.ts';
import { maySleep } from './lib/may-sleep.ts';
import { stylesBeforeScripts } from './lib/styles-before-scripts.ts';
import { wakeAfterPaint } from './lib/wake-after-paint.ts';
import { wakeOnFirstSign } from './lib/wake-on-first-sign.ts';

/** Data that is not there by then is given up, so that a page always ends. */
export const streamTimeout = 8_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext) || undefined;
  const report = loadContext.get(reportErrorContext);
  // Search engines and link previews read a page once: they get it whole.
  const waitForAll = isbot(request.headers.get('user-agent') ?? '');

  return new Promise((resolve, reject) => {
    let started = false;
    const send = () => {
      started = true;
      // In development the scripts start at once, as whoever works on them expects.
      const wake = import.meta.env.PROD && status === 200 ? whatWakes(request) : null;
      const body = wake ? holdScripts(wake) : stylesBeforeScripts();
      body.once('finish', () => clearTimeout(timer));
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        ...(waitForAll ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError(error: unknown) {
          status = 500;
          // Before the first byte the router renders the error page and reports the error itself.
          if (started && !request.signal.aborted) report(error, request);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener('abort', () => abort(), { once: true });
  });
}

/** What the scripts of a page wait for, if anything. */
function whatWakes(request: Request): ((heldId: string) => void) | null {
  if (maySleep(request)) return wakeOnFirstSign;
  const isPrivate = decideRoute(new URL(request.url).pathname, null).kind === 'sign-in';
  return isPrivate ? wakeAfterPaint : null;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // A page that is not there is an answer, not a fault.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(reportErrorContext)(error, request);
};

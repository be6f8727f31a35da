import './lib/zod-without-eval.ts';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { Consent } from './features/consent/components/consent.tsx';
import { readConsent } from './features/consent/consent-record.ts';
import sansUrl from './fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import serifUrl from './fonts/newsreader-latin-opsz-normal.woff2?url';
import { appearancePath, readAppearance, useAppearance } from './lib/appearance.ts';
import { SessionProvider } from './lib/auth/session-provider.tsx';
import { settingsContext } from './lib/load-context.ts';
import { ViewerProvider } from './lib/viewer.tsx';
import { readViewerHint } from './lib/viewer-hint.ts';
import { Document } from './shell/document.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';
import './styles/app.css';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  font(serifUrl),
  font(sansUrl),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.png', type: 'image/png', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  const cookies = request.headers.get('cookie');
  const { siteUrl, signInWays, lawFile } = context.get(settingsContext);
  return {
    siteUrl,
    signInWays,
    lawFile,
    viewer: readViewerHint(cookies),
    appearance: readAppearance(cookies),
    year: new Date().getFullYear(),
    asksConsent: readConsent(cookies ?? '') === null,
  };
}

/** The shell's data is loaded once per visit: navigations do not fetch it again. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs) {
  return formAction === appearancePath;
}

/** A page differs by viewer and appearance, so no shared cache may store it. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const appearance = useAppearance(data?.appearance ?? 'system');
  return (
    <Document appearance={appearance}>
      <ViewerProvider initial={data?.viewer ?? null}>
        <SessionProvider>
          <Consent unanswered={data?.asksConsent ?? false} />
          <Shell appearance={appearance} year={data?.year ?? new Date().getFullYear()}>
            {children}
          </Shell>
        </SessionProvider>
      </ViewerProvider>
    </Document>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage />;
}

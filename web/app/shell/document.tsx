import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import type { Appearance } from '../lib/appearance.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

const paper = { light: '#fbf9f4', dark: '#11171d' } as const;

type DocumentProps = { appearance: Appearance; children: ReactNode };

/** The HTML around every page. No `data-theme` follows the system; browser tests wait for `data-hydrated`. */
export function Document({ appearance, children }: DocumentProps) {
  const isHydrated = useHydrated();
  return (
    <html
      lang="en-GB"
      data-theme={appearance === 'system' ? undefined : appearance}
      data-hydrated={isHydrated || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {appearance === 'system' ? (
          <>
            <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
          </>
        ) : (
          <meta name="theme-color" content={paper[appearance]} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

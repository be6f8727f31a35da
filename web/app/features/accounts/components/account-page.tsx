import type { ReactNode } from 'react';
import { Card } from '../../../ui/display/card.tsx';

type AccountPageProps = {
  heading: string;
  lead?: ReactNode;
  wide?: boolean;
  /** The form works with JavaScript only, and the page says so where there is none. */
  needsScript?: boolean;
  children: ReactNode;
  footer?: ReactNode;
};

/** A page with a single card, for one task. */
export function AccountPage({
  heading,
  lead,
  wide = false,
  needsScript = false,
  children,
  footer,
}: AccountPageProps) {
  return (
    <div className="wrap py-10 sm:py-16">
      <div className={wide ? 'mx-auto max-w-[760px]' : 'mx-auto max-w-[480px]'}>
        <h1 className="text-[length:var(--text-32)]">{heading}</h1>
        {lead ? <p className="mt-3 text-ink-2">{lead}</p> : null}
        {needsScript ? (
          <noscript>
            <p className="mt-3 font-semibold">
              This form needs JavaScript: only your browser holds the key to your account. Please turn it on
              for this page.
            </p>
          </noscript>
        ) : null}
        <Card className="mt-7 p-5 sm:p-8">{children}</Card>
        {footer ? <div className="mt-6 text-ink-2">{footer}</div> : null}
      </div>
    </div>
  );
}

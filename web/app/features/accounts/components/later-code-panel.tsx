import { lazy, Suspense } from 'react';
import type { MailedCodePanelProps } from './mailed-code-panel.tsx';

// Few visitors of a sign-in page need it, so its code comes when a mail was asked for.
const MailedCodePanel = lazy(() =>
  import('./mailed-code-panel.tsx').then((module) => ({ default: module.MailedCodePanel })),
);

export const LaterCodePanel = (props: MailedCodePanelProps) => (
  <Suspense fallback={<p role="status">One moment…</p>}>
    <MailedCodePanel {...props} />
  </Suspense>
);

import { lazy, Suspense } from 'react';
import type { MailedCodePanelProps } from './mailed-code-panel.tsx';

// Loaded only once a mail has been requested: few visitors of a sign-in page need it.
const MailedCodePanel = lazy(() =>
  import('./mailed-code-panel.tsx').then((module) => ({ default: module.MailedCodePanel })),
);

export const LaterCodePanel = (props: MailedCodePanelProps) => (
  <Suspense fallback={<p role="status">One moment…</p>}>
    <MailedCodePanel {...props} />
  </Suspense>
);

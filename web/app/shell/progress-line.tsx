import { useNavigation } from 'react-router';

/** A thin line at the top while a page loads. Delayed, so that quick navigations do not show it. */
export function ProgressLine() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] print:hidden">
      {busy ? <div className="progress-line h-full origin-left bg-brand" /> : null}
    </div>
  );
}

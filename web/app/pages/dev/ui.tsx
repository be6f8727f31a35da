import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { DisplayShowcase } from '../../ui/display/display-showcase.tsx';
import { DrawingParts, FoundationParts } from '../../ui/display/showcase/foundations.tsx';
import { FormsShowcase } from '../../ui/forms/forms-showcase.tsx';
import { OverlaysShowcase } from '../../ui/overlays/overlays-showcase.tsx';
import { ThemeScope } from '../../ui/overlays/theme-scope.tsx';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { lateWords, StreamedPart } from './streamed-part.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Parts',
    description: 'Every part of the interface in both themes.',
    index: false,
  });

/** A tool for developers: in production there is no such page. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(settingsContext).mode === 'production') throw new Response(null, { status: 404 });
  return { late: lateWords() };
}

export default function PartsPage({ loaderData }: { loaderData: { late: Promise<string> } }) {
  return (
    <ToastProvider>
      <h1 className="wrap pt-10 pb-8">Parts</h1>
      <StreamedPart late={loaderData.late} />
      <div className="grid min-[62.5rem]:grid-cols-2">
        <Pane theme="light" title="Light" />
        <Pane theme="dark" title="Dark" />
      </div>
    </ToastProvider>
  );
}

function Pane({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <ThemeScope theme={theme} className="min-w-0">
      <div className="mx-auto max-w-[640px] px-5 pt-12 pb-[72px]">
        <h2 className="text-44">{title}</h2>
        <FoundationParts />
        <FormsShowcase />
        <DisplayShowcase pane={theme} />
        <OverlaysShowcase />
        <DrawingParts />
      </div>
    </ThemeScope>
  );
}

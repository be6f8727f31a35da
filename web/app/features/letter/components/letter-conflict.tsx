import { TwoVersions, type TwoVersionsAnswers } from '../../../ui/overlays/two-versions.tsx';
import { differingLines } from '../differing-lines.ts';

/** Two versions of one letter. */
export function LetterConflict({
  ours,
  theirs,
  ...answers
}: TwoVersionsAnswers & { ours: string; theirs: string }) {
  const lines = differingLines(ours, theirs);
  return (
    <TwoVersions
      {...answers}
      title="Which letter is right?"
      description="This letter was changed in another tab or on another device. Nothing is lost yet: choose which letter to keep."
    >
      <div className="grid gap-4 text-15">
        <Lines title="Only in mine, here" lines={lines.ours} />
        <Lines title="Only in the other version" lines={lines.theirs} />
      </div>
    </TwoVersions>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="font-sans text-15 font-normal tracking-[0] text-ink-2">{title}</h3>
      {lines.length === 0 ? <p className="mt-1 text-ink-2">Nothing</p> : null}
      {lines.map((line) => (
        <p key={line} className="mt-1 line-clamp-6 font-semibold wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  );
}

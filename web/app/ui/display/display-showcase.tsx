import { BadgeParts } from './showcase/badges.tsx';
import { FigureParts } from './showcase/figures.tsx';
import { LetterParts } from './showcase/letter.tsx';
import { ListParts } from './showcase/lists.tsx';
import { ReadingParts } from './showcase/reading.tsx';

/** `pane` keeps names and ids apart when the page shows everything twice. */
export function DisplayShowcase({ pane }: { pane: string }) {
  return (
    <>
      <BadgeParts />
      <FigureParts />
      <ReadingParts pane={pane} />
      <ListParts pane={pane} />
      <LetterParts pane={pane} />
    </>
  );
}

import type { NumberedEvidence } from '../../../claims/facts/evidence-list.ts';
import { joined, typed, type Words, words } from '../../composition/words.ts';

export function evidenceWords(list: readonly NumberedEvidence[]): Words {
  return joined(
    [
      words`The numbers in square brackets in this letter stand for these papers:\n`,
      ...list.map(
        ({ no, what, file }) =>
          words`[${String(no)}] ${typed(what)} (${file === null ? 'to follow' : 'sent with this letter'})`,
      ),
    ],
    '\n',
  );
}

import type { OpenRehearsal, Rehearsal } from '../rehearsal/rehearsal.ts';
import { signUp, type Visitor } from './api-visitor.ts';
import type { Check } from './run-checks.ts';

export type RehearsalPlace = {
  /** Opens the rehearsal. Nothing else works before it. */
  readonly prepare: Check;
  /** Closes it. Harmless where there is none. */
  readonly cleanUp: Check;
  readonly rehearsal: () => Rehearsal;
  /** Someone with an account in it. */
  readonly claimant: () => Visitor;
};

/** Where the checks of a run that ask the API do so, as two checks of their own: opening and leaving it. */
export function rehearsalPlace(open: OpenRehearsal): RehearsalPlace {
  let opened: Rehearsal | undefined;
  let claimant: Visitor | undefined;
  const there = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('the rehearsal is not open');
    return thing;
  };
  return {
    prepare: {
      name: 'Start the product on an empty database of its own',
      expected: 'started',
      isNeeded: true,
      look: async () => {
        opened = await open();
        claimant = await signUp(opened, 'tests@qa.example');
        return 'started';
      },
    },
    cleanUp: {
      name: 'Clean up',
      expected: 'nothing left',
      look: async () => {
        const closing = opened;
        opened = undefined;
        const left = (await closing?.close()) ?? [];
        return left.length === 0 ? 'nothing left' : `left: ${left.join(', ')}`;
      },
    },
    rehearsal: () => there(opened),
    claimant: () => there(claimant),
  };
}

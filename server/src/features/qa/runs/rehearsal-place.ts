import type { OpenRehearsal, Rehearsal } from '../rehearsal/rehearsal.ts';
import { signUp, type Visitor } from './api-visitor.ts';
import type { Check } from './run-checks.ts';

export type RehearsalPlace = {
  /** Opens the rehearsal, which everything else needs. */
  readonly prepare: Check;
  /** Closes it, if there is one. */
  readonly cleanUp: Check;
  readonly rehearsal: () => Rehearsal;
  /** An account in it. */
  readonly claimant: () => Visitor;
};

/** The rehearsal for the API checks of a run. Opening and closing it are two checks of their own. */
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

import { expect, it } from 'vitest';
import { heldAct, standingEvents, takesBack } from './held-act.ts';

const act = (name: string) => ({ name, facts: heldAct(name) });
const plain = { name: 'plain', facts: {} };
const undo = (name: string) => ({ name: `undo ${name}`, facts: takesBack(name) });
const instead = { name: 'second', facts: { ...heldAct('second'), ...takesBack('first') } };

it.each([
  ['all acts that nothing undid', [plain, act('first')], ['plain', 'first']],
  ['neither an undone act nor its undoing', [act('first'), plain, undo('first')], ['plain']],
  ['an act in place of an undone one', [act('first'), instead], ['second']],
  ['nothing where that one is undone, too', [act('first'), instead, undo('second')], []],
  ['an act that was done again', [act('first'), undo('first'), act('first')], ['first']],
])('what stands of a history is %s', (_what, events, standing) => {
  expect(standingEvents(events).map(({ name }) => name)).toEqual(standing);
});

import { describe, expect, it } from 'vitest';
import { type EditEvent, nextEditState, viewing } from './edit-state.ts';

const after = (...events: EditEvent[]) => events.reduce(nextEditState, viewing);

const edit: EditEvent = { type: 'edit' };
const cancelUnchanged: EditEvent = { type: 'cancel', changed: false };
const cancelChanged: EditEvent = { type: 'cancel', changed: true };

describe('nextEditState', () => {
  it('leaves at once when nothing was changed', () => {
    expect(after(edit, cancelUnchanged)).toEqual(viewing);
  });

  it('asks before what was typed is lost, and keeps it unless told otherwise', () => {
    expect(after(edit, cancelChanged)).toEqual({ mode: 'editing', askingToDiscard: true });
    expect(after(edit, cancelChanged, { type: 'keep-editing' })).toEqual({
      mode: 'editing',
      askingToDiscard: false,
    });
    expect(after(edit, cancelChanged, { type: 'discard' })).toEqual(viewing);
  });

  it('says that it saved, until that is over or editing begins again', () => {
    expect(after(edit, { type: 'saved' })).toEqual({ mode: 'viewing', justSaved: true });
    expect(after(edit, { type: 'saved' }, { type: 'saved-message-over' })).toEqual(viewing);
    expect(after(edit, { type: 'saved' }, edit)).toMatchObject({ mode: 'editing' });
  });

  it('is not thrown out of the form by a message that ends late', () => {
    expect(after(edit, { type: 'saved' }, edit, { type: 'saved-message-over' })).toMatchObject({
      mode: 'editing',
    });
  });

  it('does not come back to the form when the question closes after discarding', () => {
    expect(after(edit, cancelChanged, { type: 'discard' }, { type: 'keep-editing' })).toEqual(viewing);
  });
});

/** State of the profile section: viewing or editing. */
export type EditState =
  | { readonly mode: 'viewing'; readonly justSaved: boolean }
  | { readonly mode: 'editing'; readonly askingToDiscard: boolean };

export type EditEvent =
  | { readonly type: 'edit' | 'saved' | 'saved-message-over' | 'discard' | 'keep-editing' }
  | { readonly type: 'cancel'; readonly changed: boolean };

export const viewing: EditState = { mode: 'viewing', justSaved: false };

const editing: EditState = { mode: 'editing', askingToDiscard: false };

export function nextEditState(state: EditState, event: EditEvent): EditState {
  switch (event.type) {
    case 'edit':
      return state.mode === 'viewing' ? editing : state;
    case 'saved':
      return { mode: 'viewing', justSaved: true };
    case 'saved-message-over':
      return state.mode === 'viewing' ? viewing : state;
    case 'cancel':
      if (state.mode === 'viewing') return state;
      return event.changed ? { mode: 'editing', askingToDiscard: true } : viewing;
    case 'keep-editing':
      return state.mode === 'editing' ? editing : state;
    case 'discard':
      return state.mode === 'editing' ? viewing : state;
  }
}

import type { DefendantType } from '../defendant.ts';
import type { PartyKind } from './case-facts.ts';

/** The claim form's two types stay; a finer kind stands beside them. A sole trader is sued by name, as a person is. */
export const defendantTypeOf: Readonly<Record<PartyKind, DefendantType>> = {
  individual: 'individual',
  'sole-trader': 'individual',
  company: 'company',
  organisation: 'company',
};

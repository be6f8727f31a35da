import { authorities, credit, immigration } from './authorities.ts';
import { exposure } from './exposure.ts';
import { harm } from './harm.ts';

type ThreatKind = { readonly what: string; readonly patterns: readonly RegExp[] };

export const threatKinds: readonly ThreatKind[] = [
  { what: 'harm, damage or an unwelcome visit', patterns: harm },
  { what: 'the police or another authority', patterns: authorities },
  { what: 'publicity, or to tell other people', patterns: exposure },
  { what: "the loss of somebody's credit", patterns: credit },
  { what: 'immigration trouble', patterns: immigration },
];

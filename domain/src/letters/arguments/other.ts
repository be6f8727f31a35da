import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'Three principles of the general law may apply: that undertakings given for value are kept, that harm done through want of care is paid for, and that nobody keeps a benefit gained unjustly at another’s cost, for which the remedy is restitution. The facts set out earlier are relied on under each of them, so far as it fits.',
  Scotland:
    'The obligations recognised by Scots law spring from agreement, from wrongdoing and from enrichment without legal cause; the last obliges the person enriched to restore money, property or its value. Reliance is placed on whichever of these the facts bear out.',
  'Northern Ireland':
    'The courts of Northern Ireland give a money remedy for a broken undertaking, for a careless or wrongful act, and for an unjust gain that good conscience requires to be given up. All of these are relied on, as far as the facts will support them.',
};

export const argueOther: Argue = ({
  claimant,
  role,
  amount,
  date,
  preposition,
  isToldInRows,
  jurisdiction,
}) => ({
  about: isToldInRows ? 'the events described below' : 'the events described in the next section',
  basis: [
    `This matter does not fit neatly under a usual heading, so its basis is put in plain terms. As a result of what took place ${preposition} ${date}, ${claimant} is out of pocket by ${amount}, and you are the person who in fairness and in law should make that good.`,
    law[jurisdiction],
    'If you see the matter differently, the most useful thing you can do is to give your own version in your own words: what you agree with, what you do not, and what you consider would be a fair way to end it.',
  ],
  calculation: `That is the amount by which those events are said to have left ${role} worse off.`,
  documents: 'whatever messages, receipts, photographs or records you have that bear on the events',
});

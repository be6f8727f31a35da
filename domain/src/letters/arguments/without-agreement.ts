import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'In the law of England and Wales money can be owed where nobody agreed to pay it. Whoever has gained at another’s cost, where it would be unjust to keep the gain, has to give back its value: money paid by mistake, or for something that was never given in return, is the plain case. A duty that an Act lays down, and a duty of care that was not kept, can be met by a payment of money as well.',
  Scotland:
    'Scots law knows obligations that need no agreement. Somebody who holds money or a benefit without a legal ground for keeping it has to return it or pay its value, which is the law of unjustified enrichment; and somebody who causes loss by fault has to make it good.',
  'Northern Ireland':
    'The common law, as the courts of Northern Ireland apply it, does not ask for an agreement in every case. A gain made at another’s cost, which it would be unjust to keep, is to be given back, as where money was paid by mistake or for something that never came; and loss caused by a failure to take due care is to be made good.',
};

/** Where the claimant says that there was no agreement: no contract may be argued. */
export const argueWithoutAgreement: Argue = ({ claimant, role, amount, date, jurisdiction }) => ({
  about: 'money that is owed although no agreement is relied on',
  basis: [
    `${claimant} does not rely on a contract with you. The claim is that ${amount} is owed all the same, for the reason that ${role} gives in this letter. It goes back to ${date}.`,
    law[jurisdiction],
    'If you say that there was an agreement after all, and that it lets you keep the money or excuses you, please point to the words you rely on. Otherwise, say on what ground you hold that nothing is owed, or what you make the sum and how.',
  ],
  calculation: 'That is the sum said to be owed without an agreement, or the loss said to have been caused.',
  documents:
    'the messages between you, your record of what was paid, given or done, and whatever you rely on for owing nothing',
});

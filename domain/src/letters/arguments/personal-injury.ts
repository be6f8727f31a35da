import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'The claim is in negligence. A duty of care is owed to people whom one’s acts may foreseeably injure. Occupiers owe their visitors the common duty of care under the Occupiers’ Liability Act 1957, and employers must provide safe equipment, competent colleagues and a safe way of working. If you were the driver, the occupier or the employer on that day, or answer for somebody who was, that duty was yours.',
  Scotland:
    'The claim is for reparation in delict. Scots law gives a remedy to whoever is hurt because another failed to take the care that a reasonable person would have taken. Under the Occupiers’ Liability (Scotland) Act 1960 the occupier of premises must show people who enter them such care as is reasonable in all the circumstances, and an employer must look after the safety of those who work for it. It appears that the duty in this case was yours, or that of somebody you answer for.',
  'Northern Ireland':
    'The claim is in negligence. Road users, employers and those in control of premises must each guard against harm that they ought to foresee. For premises the duty is set out in the Occupiers’ Liability Act (Northern Ireland) 1957, which requires that visitors be reasonably safe in using them for the purpose for which they are there. As far as can be seen from here, you were the person, or are responsible for the person, on whom that duty lay.',
};

const headsOfLoss: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'Compensation for an injury has two parts: one for pain, suffering and loss of amenity, and one for money lost or spent, such as earnings, treatment and travel. Medical evidence will be disclosed as the protocol provides. If the injury was suffered in a road accident, it may have to be taken to the Official Injury Claim service; this letter does not replace that step.',
  Scotland:
    'Damages consist of solatium, for pain and for what the injury has taken out of ordinary life, and of patrimonial loss: wages, treatment, travel, and help given by relatives. Medical records and reports will be made available at the stage at which the protocol calls for them.',
  'Northern Ireland':
    'Damages are general, for pain and suffering and for the effect on daily life, and special, for sums actually lost or spent: wages, treatment, travelling. Medical reports will be exchanged at the proper stage of the protocol.',
};

export const arguePersonalInjury: Argue = ({ claimant, date, preposition, jurisdiction }) => ({
  about: 'a personal injury',
  basis: [
    `${claimant} was injured ${preposition} ${date}, and holds you responsible because the injury would not have happened if reasonable care had been taken.`,
    law[jurisdiction],
    headsOfLoss[jurisdiction],
    'Please hand this letter to your insurer without delay (motor, public liability, employer’s liability or household, whichever it may be), and let us know who that insurer is and the number of the policy. If you believe that the injured person was partly to blame, or that somebody else was, say so and why.',
  ],
  calculation:
    'That covers the injury itself and whatever expense and loss of income it is said to have caused so far.',
  documents:
    'any accident book entry, photographs, recordings, risk assessment or maintenance record that concerns the event (and keep safe what you do not send)',
});

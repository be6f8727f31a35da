import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { Argue } from './argument.ts';

const law: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'The law of England and Wales reaches such damage in several ways. Carelessness that harms another person’s belongings or building is negligence. Water, roots, fire or vibration escaping from neighbouring land may be a nuisance. Deliberately or mistakenly taking, keeping or spoiling goods is a wrong to which the Torts (Interference with Goods) Act 1977 applies. It is enough if one of these fits.',
  Scotland:
    'Scots law treats the matter as one of delict: whoever by fault damages the property of another must make reparation for it. Fault may lie in carelessness, in letting something harmful escape to a neighbour’s ground or stair, or in knowingly taking risks with what is not one’s own. It is enough that one of these is established on the facts.',
  'Northern Ireland':
    'In Northern Ireland, as elsewhere in the common law, damage done carelessly is negligence; damage that spreads from one property to the next can be a nuisance; and interfering with somebody’s goods is governed by the Torts (Interference with Goods) Act 1977, which extends to Northern Ireland. Any one of these grounds would do.',
};

const underAgreement =
  'Where the property was in your hands, or was worked on, under the agreement that this letter tells of, a failure to take reasonable care of it is a breach of that agreement as well.';

export const argueProperty: Argue = ({ claimant, date, preposition, jurisdiction, relies }) => ({
  about: 'damage to property',
  basis: [
    `Property belonging to ${claimant} was damaged ${preposition} ${date}. You are held responsible for it, because it came about through something that you did, something that you left undone, or something under your control.`,
    law[jurisdiction],
    ...(relies === 'on-agreement' ? [underAgreement] : []),
    'The owner of damaged property is entitled to the reasonable cost of repair, or, if repairing would cost more than the thing was worth, to its value before the damage less anything that can be saved. Fair wear and age are taken into account; being without the property for a time may count as well. You, or an expert for you, may inspect what was damaged: please ask for a time if you wish to.',
    'If a household, motor or business policy of yours covers damage to others, please notify that insurer now. Late notice can cost you the cover.',
  ],
  calculation: 'That is what repair or replacement is said to cost.',
  documents:
    'photographs or video of the scene, any report made at the time, and the name of anyone who was working or driving for you',
});

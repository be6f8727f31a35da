import { partiesOf } from '../parties.ts';
import { plainText, smallLetters } from '../reading/plain-text.ts';
import { missing, type RuleCheck } from '../reading/read-letter.ts';

/** Both sides are named as on the claim. */
export const checkParties: RuleCheck = ({ plain, context: { facts } }) => {
  const letter = smallLetters(plain);
  const { claimant, defendant } = partiesOf(facts);
  const named = (name: string) => letter.includes(smallLetters(plainText(name)));
  return [
    ...(named(claimant.name)
      ? []
      : [missing('parties', `The letter must name you as on the claim: ${claimant.name}.`)]),
    ...(named(defendant.name)
      ? []
      : [missing('parties', `The letter must name the other side as on the claim: ${defendant.name}.`)]),
  ];
};

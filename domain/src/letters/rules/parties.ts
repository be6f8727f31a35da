import { partiesOf } from '../parties.ts';
import { evenSpaces, plainText } from '../reading/plain-text.ts';
import { missing, type RuleCheck } from '../reading/read-letter.ts';

/** Both sides are named as on the claim. */
export const checkParties: RuleCheck = ({ plain, context: { facts } }) => {
  const letter = comparable(plain);
  const { claimant, defendant } = partiesOf(facts);
  const named = (name: string) => letter.includes(comparable(plainText(name)));
  return [
    ...(named(claimant.name)
      ? []
      : [missing('parties', `The letter must name you as on the claim: ${claimant.name}.`)]),
    ...(named(defendant.name)
      ? []
      : [missing('parties', `The letter must name the other side as on the claim: ${defendant.name}.`)]),
  ];
};

function comparable(text: string): string {
  return evenSpaces(text).toLowerCase();
}

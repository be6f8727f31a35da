import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { LetterParts } from './parts.ts';

type Words = (parts: LetterParts) => string;

/** Where a claim would go, by which route, and what could be asked for there. "May", never "will". */
export function courtProceedingsText(parts: LetterParts): string {
  return `${route[parts.facts.jurisdiction](parts)}\n\n${outcome[parts.facts.jurisdiction](parts)}`;
}

const route: Readonly<Record<Jurisdiction, Words>> = {
  'England & Wales': ({ facts, claimant, framing: { court, rules } }) =>
    `Should the matter not be settled, ${claimant.name} may issue a claim in the ${court} under the ${rules}. ${
      facts.issueType === 'Personal Injury'
        ? 'Which track it is heard on depends on what the injury and the claim as a whole are worth.'
        : 'Claims within the small claims limit are normally heard on the small claims track, which people can use without a lawyer, and the court may send both sides to free mediation first. Larger claims go to a higher track.'
    }`,
  Scotland: ({ facts, claimant, framing: { court, rules } }) =>
    `Should the matter not be settled, ${claimant.name} may raise a claim in the ${court}. ${
      facts.issueType === 'Personal Injury'
        ? `Claims for injury follow the procedure that the court keeps for them and not, as a rule, the ${rules}.`
        : `Up to the limit of simple procedure it would be dealt with under the ${rules}, which are written for people without a lawyer; above it, as an ordinary action.`
    }${
      facts.issueType === 'Landlord/Tenant Dispute'
        ? ' Most disputes about private residential tenancies belong instead to the First-tier Tribunal for Scotland (Housing and Property Chamber), and if this is one of them the application would be made there.'
        : ''
    }`,
  'Northern Ireland': ({ facts, claimant, framing: { court, rules } }) =>
    `Should the matter not be settled, ${claimant.name} may apply to the ${court}. ${
      facts.issueType === 'Personal Injury'
        ? `Claims for injury are outside the ${rules} and are brought by civil bill.`
        : `Up to the small claims limit the application would be made under the ${rules}, by a procedure meant for people without a lawyer; a larger claim would be brought by civil bill.`
    }`,
};

const outcome: Readonly<Record<Jurisdiction, Words>> = {
  'England & Wales': ({ amount, role }) =>
    `In such a claim ${role} could ask for ${amount}, the court fees, any fixed costs that the rules allow, and interest at the rate the court thinks fit. You would be sent the claim form and have time to defend it. A judgment that is not paid can be enforced through the court.`,
  Scotland: ({ amount, role }) =>
    `In such a claim ${role} could ask for ${amount}, for interest, and for those expenses that the court is able to award. You would receive the claim form and could respond to it. If a decree is granted and not met, the law provides ways of enforcing it.`,
  'Northern Ireland': ({ amount, role }) =>
    `${role.charAt(0).toUpperCase()}${role.slice(1)} could ask there for ${amount}, the court fee, and interest if the court sees fit to allow it. You would be served with the papers and given time to dispute them. A judgment that is not satisfied can be passed to the Enforcement of Judgments Office.`,
};

import { enclosesDebtPapers } from '../enclosures/encloses-debt-papers.ts';
import { debtEnclosureIds, debtEnclosureNames } from '../enclosures/enclosure-names.ts';
import { conductUnder, debtProtocol, practiceDirection } from '../framing.ts';
import type { LetterParts } from './parts.ts';

/** What each side should do before a claim, in the words of the jurisdiction and of the kind of claim. */
export function preActionConductText(parts: LetterParts): string {
  const { Role, argument } = parts;
  return `${standard(parts)}

Please say in your reply which parts of the claim you accept and which you do not, and why. Please enclose ${argument.documents}. ${Role} is willing to negotiate, or to use mediation or another form of dispute resolution, and asks whether you are.`;
}

function standard(parts: LetterParts): string {
  const { context, facts, framing, role, Role, deadline } = parts;
  const { jurisdiction } = facts;
  if (facts.issueType === 'Personal Injury')
    return injuryStandard[jurisdiction](framing.protocol, deadline.days);
  if (enclosesDebtPapers(context)) return debtStandard(parts);
  if (conductUnder(facts) === practiceDirection) return companyDebtStandard(parts);
  if (framing.protocol === debtProtocol)
    return `This letter is written with the ${debtProtocol} in mind, which applies where a business claims a debt from an individual or a sole trader. If that is your position, you are entitled to its Information Sheet, Reply Form and Standard Financial Statement: ask for them and they will be sent to you free of charge. You may also ask for the agreement and for a statement of the account. ${Role} should not start a claim while the information you have reasonably asked for is outstanding. Where the protocol does not apply, the Practice Direction on Pre-Action Conduct asks the same openness of both sides.`;
  return generalStandard[jurisdiction](framing.protocol, role);
}

/** Where the protocol certainly applies. The papers are enclosed by the server and checked for in this section. */
function debtStandard({ claimant, Role, deadline }: LetterParts): string {
  const papers = debtEnclosureIds
    .map((id) => debtEnclosureNames[id].inLetter)
    .map((name) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`);
  return `This letter is written under the ${debtProtocol}, because ${claimant.name} claims a debt as a business, and from you as an individual or a sole trader. Enclosed with it are ${papers.slice(0, -1).join(', ')} and ${papers.at(-1)}. The protocol gives you ${deadline.days} days from the date of this letter to answer. You may use the reply form, ask for the agreement or for other papers, and say if you are getting debt advice or need more time for it. ${Role} should not start a claim while the information you have reasonably asked for is outstanding.`;
}

/** The letter gives the days of the protocol, as the specification says for every debt in England and Wales. */
function companyDebtStandard({ Role, deadline }: LetterParts): string {
  return `The ${practiceDirection} applies to this claim. It expects the two sides to tell each other enough to understand their positions, to exchange the documents that matter, and to try to settle, at a cost in proportion to the sum at stake. The ${debtProtocol} is for debts of individuals and sole traders and does not apply, but you are given its ${deadline.days} days from the date of this letter to answer. You may also ask for the agreement and for a statement of the account. ${Role} should not start a claim while the information you have reasonably asked for is outstanding.`;
}

type Words = (protocol: string, role: string) => string;

const generalStandard: Readonly<Record<LetterParts['facts']['jurisdiction'], Words>> = {
  'England & Wales': (rules, role) =>
    `Before a claim is started the ${rules}, through the Practice Direction on Pre-Action Conduct, expect the two sides to tell each other enough to understand their positions, to exchange the documents that matter, and to try to settle, at a cost in proportion to the sum at stake. This letter is ${role}’s part of that. A court may later look at whether each side took these steps and may reflect it in its order on costs and interest.`,
  Scotland: (rules, role) =>
    `The ${rules} rest on the principle that a dispute should be resolved as early, as cheaply and as simply as possible, and that the people in it should be encouraged to settle by talking to each other or with the help of a third person. They expect honesty and courtesy from both. No further protocol has to be followed in Scotland before a claim of this kind, and ${role} writes in the spirit of those principles so that you have a fair opportunity to answer first.`,
  'Northern Ireland': (rules, role) =>
    `Before an application is made under the ${rules}, the person against whom it would be made should know what is claimed and why, and have reasonable time to reply. There is no general protocol for claims of this kind in Northern Ireland, but a court will expect both sides to have been open with one another and to have tried to settle. That is what ${role} is seeking to do by this letter.`,
};

const injuryStandard: Readonly<
  Record<LetterParts['facts']['jurisdiction'], (protocol: string, days: number) => string>
> = {
  'England & Wales': (protocol, days) =>
    `This letter is written under the ${protocol}. The protocol gives you ${days} days in which to acknowledge it and to identify your insurer. A defendant who does so has a further period, of up to three months, to investigate before saying whether liability is admitted; during it no claim should be started without good reason. A short acknowledgment that names the insurer is therefore a sufficient reply for now. Both sides are expected to share the documents that bear on fault and to consider rehabilitation and settlement.`,
  Scotland: (protocol, days) =>
    `This letter is written with the ${protocol} in view. The protocol binds parties in full where the injured person has a solicitor; its steps are a fair guide in any case. They are that you acknowledge this letter within ${days} days and name your insurer, that you or the insurer then have up to three months to investigate and to state whether liability is admitted, and that documents bearing on fault and on the injury are exchanged before anyone goes to court. A short acknowledgment that names the insurer is a sufficient reply for now.`,
  'Northern Ireland': (protocol, days) =>
    `This letter has regard to the ${protocol}. In keeping with it you are asked to acknowledge receipt within ${days} days and to say who insures you, after which a reasonable time to investigate will be allowed before you or the insurer must say whether liability is admitted; a short acknowledgment is a sufficient reply for now. Each side should let the other see the documents that bear on what happened, and should explore settlement first.`,
};

import type { Jurisdiction } from '../../claims/jurisdictions.ts';
import type { LetterParts } from './parts.ts';

const general: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'You are free to take advice before you answer. A solicitor, a law centre or Citizens Advice can help, and your home, motor or business insurance may include legal cover.',
  Scotland:
    'You are free to take advice before you answer. A solicitor, a law centre or your local citizens advice bureau can help, and a policy you already hold may include legal expenses cover.',
  'Northern Ireland':
    'You are free to take advice before you answer. A solicitor, the Law Centre or an independent advice centre that belongs to Advice NI can help, and your insurance may include legal cover.',
};

const debt: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'If paying this or other debts is difficult, free and confidential help is available from StepChange, National Debtline and Citizens Advice. An adviser can tell you whether you qualify for Breathing Space, the debt respite scheme. If you are already in it, tell us: once we know, this claim will not be pursued for as long as your protection lasts.',
  Scotland:
    'If paying this or other debts is difficult, free and confidential help is available from a citizens advice bureau, your council’s money advice service or StepChange Scotland. An adviser can explain the statutory moratorium, which holds creditors off while a solution is found. If you have one, tell us: once we know, this claim will not be pursued for as long as it lasts.',
  'Northern Ireland':
    'If paying this or other debts is difficult, free and confidential help is available from Advice NI and from StepChange. If you are being helped by an adviser, tell us, and reasonable time will be allowed for a proposal to be put together.',
};

export function adviceText({ facts }: LetterParts): string {
  const { issueType, jurisdiction, isDebtOfCompany } = facts;
  return issueType === 'Debt Recovery' && !isDebtOfCompany
    ? `${general[jurisdiction]}\n\n${debt[jurisdiction]}`
    : general[jurisdiction];
}

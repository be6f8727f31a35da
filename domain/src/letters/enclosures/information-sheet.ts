import { debtAdvice } from '../../law/debt-advice/debt-advice.ts';
import { formatLongDate } from '../../shared/dates.ts';
import { platformName } from '../constants.ts';
import { debtProtocol } from '../framing.ts';
import { type DebtLetter, letterFacts, type PartsOfDebtLetter, partsOf } from './debt-letter.ts';
import { debtEnclosureNames } from './enclosure-names.ts';
import type { Paper, PaperBlock } from './paper.ts';

// Source of the days below: Pre-Action Protocol for Debt Claims 4.2, 5.2 and 8.2 (docs/legal-review.md).
const daysAfterReply = 30;
const daysOfNotice = 14;

/** What the protocol's own information sheet tells, in our words: what to do, what follows, where help is free. */
export function informationSheet(letter: DebtLetter): Paper {
  const parts = partsOf(letter);
  const dated = formatLongDate(letter.context.today);
  return {
    title: debtEnclosureNames['information-sheet'].title,
    about: 'What you can do about the letter, what follows, and where advice is free',
    blocks: [
      { kind: 'facts', facts: letterFacts(letter, parts, dated) },
      ...whatThisIs(parts),
      ...whatToDo(parts),
      ...whatFollows(parts),
      ...services(letter),
      ...breathingSpace(parts),
      ...official(),
    ],
  };
}

const heading = (text: string): PaperBlock => ({ kind: 'heading', text });
const text = (words: string): PaperBlock => ({ kind: 'text', text: words });
const list = (...items: readonly string[]): PaperBlock => ({ kind: 'list', items });

const whatThisIs = ({ claimant }: PartsOfDebtLetter): readonly PaperBlock[] => [
  heading('What this is'),
  text(
    `${claimant.name} says that you owe money and has written to you about it. This sheet tells you what you can do. It is general information and not advice about your case, and it does not mean that the claim is right. No court has looked at it.`,
  ),
];

function whatToDo({ claimant, deadline }: PartsOfDebtLetter): readonly PaperBlock[] {
  return [
    heading(`What to do by ${deadline.longDate}`),
    list(
      'Read the letter and the statement of account. If you do not understand them, ask, or get advice first: it is free from the services below.',
      `Fill in the reply form and send it back so that it arrives by ${deadline.longDate}, which is ${deadline.days} days from the date of the letter. Keep a copy. You can say that you owe all of it, part of it or none, that you do not know, that you want to see documents, or that you need time for advice.`,
      'If you cannot pay at once, fill in the financial statement as well. It shows what you could pay.',
      'If you are not sure that you owe the money, take advice before you write that you do. What you sign can be used in court, and for an older debt it can give the other side more time to go there.',
    ),
    text(
      `If you do not answer, ${claimant.name} may start a claim in the County Court after that day. Interest and the costs of the court may then be added, and a judgment that is not paid can make it harder to borrow.`,
    ),
  ];
}

const whatFollows = ({ claimant }: PartsOfDebtLetter): readonly PaperBlock[] => [
  heading('What follows when you answer'),
  list(
    `Time to talk. ${claimant.name} should not start a claim in the ${daysAfterReply} days after your reply form arrived.`,
    `Documents. What you ask for should be sent within ${daysAfterReply} days, or you should be told why it cannot be. No claim should be started until ${daysAfterReply} days after it was sent.`,
    'Advice. If you write that you are getting debt advice, you should be given reasonable time for it. If that takes longer, say why and until when.',
    `Paying in parts. ${claimant.name} should look at what you can afford and try to agree a plan with you. A refusal should come in writing, with reasons. While you keep to an agreed plan, no claim should be started.`,
    'Disagreeing. Say which part you dispute and why, and send copies of what supports you. Both sides should try to settle, for example with the help of a mediator or an ombudsman.',
    `Notice. If you have answered and nothing is agreed, you should have ${daysOfNotice} days’ notice before a claim is started, unless the time for going to court is about to run out.`,
  ),
];

function services({ context: { facts, today, law } }: DebtLetter): readonly PaperBlock[] {
  const { services: known, checkedOn } = debtAdvice({ nation: facts.jurisdiction, on: today }, law);
  return [
    heading('Free advice about debts'),
    ...(checkedOn === null
      ? []
      : [
          {
            kind: 'table',
            columns: [
              { title: 'Service', width: 5 },
              { title: 'Telephone', width: 2.2 },
              { title: 'Website', width: 3.4 },
            ],
            rows: known.map(({ name, helps, phone, website }) => ({
              cells: [`${name}\nHelps ${helps}`, phone, website],
            })),
          } as const,
        ]),
    text(
      `These services are independent of the person who claims and of ${platformName}, charge nothing and keep what you tell them to themselves. A law centre or a solicitor can help as well; ask first what that costs.${checkedOn === null ? '' : ` The list was checked on ${formatLongDate(checkedOn)}. If a number has changed, the website has the new one.`}`,
    ),
  ];
}

const breathingSpace = ({ claimant }: PartsOfDebtLetter): readonly PaperBlock[] => [
  heading('Breathing Space'),
  text(
    `An adviser may be able to put you into Breathing Space, the debt respite scheme. It lasts up to 60 days, and longer for a person in a mental health crisis. While a debt is in it, ${claimant.name} may not ask you to pay that debt, add interest to it or start a claim for it. If you are in it already, say so on the reply form: no reason has to be given.`,
  ),
];

const official = (): readonly PaperBlock[] => [
  heading('Where these rules are'),
  text(
    `The rules are in the ${debtProtocol}, at justice.gov.uk under the Civil Procedure Rules. The protocol has an information sheet, a reply form and a financial statement of its own. The papers enclosed here are made by ${platformName} for the same purpose; you may use the official ones instead, and you may answer in a letter or an e-mail of your own. Answering costs nothing.`,
  ),
];

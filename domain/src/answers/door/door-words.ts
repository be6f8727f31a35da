import { hasTribunal } from '../../claims/guidance.ts';
import { debtAdvice } from '../../law/debt-advice/debt-advice.ts';
import type { DebtAdviceService } from '../../law/debt-advice/debt-advice-table.ts';
import { platformName } from '../../letters/constants.ts';
import { legalFraming } from '../../letters/framing.ts';
import { formatLongDate } from '../../shared/dates.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { tellingsFor } from '../outcome/tellings.ts';

export type DoorWords = {
  readonly notACourtPaper: string;
  readonly whereYouStand: string;
  readonly ifYouDoNotAnswer: string;
  /** Null where nothing of the kind can be told. */
  readonly ifYouAreUnwell: string | null;
  readonly advice: {
    readonly intro: string;
    readonly services: readonly Pick<DebtAdviceService, 'name' | 'helps' | 'phone' | 'website'>[];
    readonly others: string;
  };
  readonly isItGenuine: readonly string[];
};

type Site = {
  /** Without a scheme, as people type it. */
  readonly address: string;
};

type Door = AnswerSituation & {
  readonly isPaused: boolean;
  /** Of the pause; null while no end is known. */
  readonly pausedUntil: IsoDate | null;
};

/** What the answer page says around the letter. Calm, and no word on what a court would decide. */
export function doorWords(door: Door, { address }: Site): DoorWords {
  const { claimantName, nation, today, law } = door;
  const { services } = debtAdvice({ nation, on: today }, law);
  return {
    notACourtPaper: 'This is not a court paper',
    whereYouStand:
      'This is a letter before any court claim. It makes no claim in a court, decides nothing, and is on no credit record. You may pay, disagree, say what you can pay, ask for something, or take advice first. If papers from a court reach you, answer those as well: they have a time limit of their own.',
    ifYouDoNotAnswer: ifYouDoNotAnswer(door),
    ifYouAreUnwell: ifYouAreUnwell(door),
    advice: {
      intro: `These services are free, and do not work for ${claimantName} or for ${platformName}.`,
      services: sorted(services, door).map(({ name, helps, phone, website }) => ({
        name,
        helps,
        phone,
        website,
      })),
      others: otherAdvice[nation],
    },
    isItGenuine: [
      `Answering costs nothing. This page asks for no password, no PIN and no bank details.`,
      `You need not trust a link: type ${address}/answer into your browser yourself, with the code of a posted letter.`,
      `Compare the names, sums, dates and documents with what you know. If you are not sure that it comes from ${claimantName}, ask them at an address or number that you had before.`,
      `You can ask us at ${address}/contact. ${platformName} is a technology platform, not a law firm or a court.`,
    ],
  };
}

function ifYouDoNotAnswer(door: Door): string {
  const { claimantName, nation, issueType, asked, respondBy, today, isPaused, pausedUntil } = door;
  if (isPaused)
    return `The claim is paused${pausedUntil === null ? '' : ` until ${formatLongDate(pausedUntil)}`}. Nothing is asked of you meanwhile, and the day to reply by is later by as long.`;
  const where = hasTribunal({ jurisdiction: nation, issueType, amount: asked })
    ? 'a court or tribunal'
    : `the ${legalFraming(nation, issueType).court}`;
  const when = respondBy < today ? '' : `after ${formatLongDate(respondBy)} `;
  return `If you do not answer, ${claimantName} may ${when}make a claim in ${where}, and a court may look at whether both sides tried to settle. A short answer is enough, and an answer by e-mail or post counts the same.`;
}

function ifYouAreUnwell(door: Door): string | null {
  const reasons = tellingsFor(door).map(({ reason }) => reason);
  if (!reasons.includes('vulnerable')) return null;
  const protections = [
    ...(reasons.includes('breathing-space') ? ['in a breathing space'] : []),
    ...(reasons.includes('moratorium') ? ['in a statutory moratorium'] : []),
    'unwell',
  ];
  return `If you are ${protections.join(', or ')}, tell us here. You need not answer, and nothing more is asked of you while we look into it.`;
}

/** For a business, the service for businesses comes first. */
const sorted = (
  services: readonly DebtAdviceService[],
  { defendant }: AnswerSituation,
): readonly DebtAdviceService[] => {
  if (defendant === 'individual') return services;
  const isForBusinesses = ({ service }: DebtAdviceService) => service === 'business-debtline';
  return [...services.filter(isForBusinesses), ...services.filter((one) => !isForBusinesses(one))];
};

const otherAdvice: Readonly<Record<AnswerSituation['nation'], string>> = {
  'England & Wales':
    'A solicitor, a law centre or Citizens Advice can help with any dispute, and your insurance may include legal cover.',
  Scotland:
    'A solicitor, a law centre or a citizens advice bureau can help with any dispute, and your insurance may include legal cover.',
  'Northern Ireland':
    'A solicitor, the Law Centre or an advice centre that belongs to Advice NI can help with any dispute, and your insurance may include legal cover.',
};

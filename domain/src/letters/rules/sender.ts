import { platformName } from '../constants.ts';
import {
  findAll,
  isInAccount,
  type LetterReading,
  missing,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';

const claimsToBeALawyer =
  /\bour\s+clients?\b|\b(?:we|i)\s+(?:are|am|act\s+as)\s+(?:an?\s+)?(?:firm\s+of\s+)?(?:solicitors?|barristers?|lawyers?|law\s+firm)\b|\b(?:as|acting\s+as|by)\s+(?:the\s+)?solicitors?\s+for\b|\bour\s+(?:law\s+firm|solicitors?|legal\s+team|chambers)\b/gi;

const claimsToBeOfficial =
  /\bthis\s+(?:letter\s+)?is\s+(?:an?\s+)?(?:official\s+)?(?:court\s+(?:order|document|summons|notice)|summons|writ|judg(?:e)?ment)\b|\bby\s+order\s+of\s+(?:the\s+)?court\b|\byou\s+are\s+(?:hereby\s+)?summoned\b/gi;

/** The letter says what the sender is, and claims to be nothing else. */
export const checkSender: RuleCheck = (reading) => [
  ...(/\bnot\s+a\s+law\s+firm\b/i.test(reading.plain)
    ? []
    : [missing('sender', `The letter must say that ${platformName} is not a law firm.`)]),
  ...pretences(reading, claimsToBeALawyer).map((find) =>
    problemAt(
      reading,
      'sender',
      find,
      `"${find.text}" suggests that a law firm writes. ${platformName} sends the letter at your request and is not a law firm.`,
    ),
  ),
  ...pretences(reading, claimsToBeOfficial).map((find) =>
    problemAt(
      reading,
      'sender',
      find,
      `"${find.text}" suggests that a court writes. No claim has been made yet.`,
    ),
  ),
];

/** The account is in the claimant's words, and they may have clients, be a lawyer or have been before a court. */
const pretences = (reading: LetterReading, pattern: RegExp) =>
  findAll(reading.masked, pattern).filter(
    ({ index, text }) => !isInAccount(reading, index) || /^(?:this|you)\b/i.test(text),
  );

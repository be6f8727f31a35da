import type { LetterProblem, LetterRule } from '../letter-problem.ts';

/** The subject of each rule, to complete 'we added …' or 'about …'. */
const subjects: Readonly<Record<LetterRule, string>> = {
  amount: 'the amount',
  'incident-date': 'the date of the incident',
  parties: 'the names of both sides',
  deadline: 'the time to reply',
  'legal-framing': 'the court and its rules',
  'failure-to-respond': 'what happens without a reply',
  'court-proceedings': 'the part about court proceedings',
  'pre-action-conduct': 'the part about pre-action conduct',
  'how-to-respond': 'the ways to respond',
  account: 'your account',
  facts: 'the sums and dates of your answers',
  sums: 'a sum that is not in your claim',
  dates: 'a date that is not in your claim',
  'private-data': 'contact or payment details that are not in your claim',
  placeholders: 'the reference and signature',
  sender: 'who sends the letter',
  threats: 'wording that could be read as a threat',
  markup: 'formatting marks',
  insults: 'an insult',
  capitals: 'capital letters',
};

/** For a letter that lacked these things, or said more after its signature; if neither, then only marks were taken out. */
export function repairedNotice(lacking: readonly LetterProblem[], hadStrayEnding = false): string {
  const did = [
    ...(lacking.length > 0 ? [`added what the first draft was missing: ${namesOf(lacking)}`] : []),
    ...(hadStrayEnding ? ['took out what stood below its signature'] : []),
  ].join(', and ');
  return `We checked the letter against your claim and ${did || 'took out its formatting marks'}. Please read it before you submit.`;
}

export function replacedNotice(problems: readonly LetterProblem[]): string {
  const wrong = problems.filter(({ kind }) => kind === 'contradiction');
  const reasons = namesOf(wrong.length > 0 ? wrong : problems);
  return `The first draft did not fit your claim (${reasons}), so we wrote the letter again from the details you gave. Please read it before you submit.`;
}

function namesOf(problems: readonly LetterProblem[]): string {
  const names = [...new Set(problems.map(({ rule }) => subjects[rule]))];
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

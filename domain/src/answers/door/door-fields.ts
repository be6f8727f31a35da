import type { AnswerPage } from './answer-page.ts';
import type { ReadPage } from './read-page.ts';
import type { SentPage } from './sent-page.ts';

export type DoorPages = {
  readonly read: ReadPage;
  readonly answer: AnswerPage;
  readonly sent: SentPage;
};

const answeringAs = ['answeringAs.who', 'answeringAs.forwarded'];

const question = (at: string): readonly string[] =>
  ['field', 'kind', 'label', 'hint', 'isOptional', 'most', 'onlyIf.field', 'onlyIf.is']
    .concat(['options.value', 'options.label', 'options.hint'])
    .map((field) => `${at}.${field}`);

/**
 * Everything that a holder of a key may be sent, field by field. Tests compare each page with its list: a new field shows up
 * there before anywhere else. Lists are left out of the names, so `rows.what` is the text of every row.
 */
export const doorFields: Readonly<Record<keyof DoorPages, readonly string[]>> = {
  read: [
    ...['claimId', 'reference', 'claimantName', 'claimantAddress', 'defendantName', ...answeringAs],
    ...['letterDatedOn', 'respondBy', 'today', 'isPaused', 'pausedUntil', 'asked'],
    ...['rows.what', 'rows.how', 'rows.due', 'rows.amount', 'rows.evidence'],
    ...['credits.on', 'credits.exact', 'credits.what', 'credits.amount'],
    ...['interest.sum', 'interest.daily', 'interest.words'],
    ...['chronology.when', 'chronology.what', 'chronology.evidence'],
    ...['evidence.no', 'evidence.type', 'evidence.what', 'evidence.canBeViewed'],
    ...['words.notACourtPaper', 'words.whereYouStand', 'words.ifYouDoNotAnswer', 'words.ifYouAreUnwell'],
    ...['words.advice.intro', 'words.advice.others', 'words.isItGenuine'],
    ...['name', 'helps', 'phone', 'website'].map((field) => `words.advice.services.${field}`),
  ],
  answer: [
    ...['claimantName', 'defendantName', ...answeringAs, 'asked'],
    ...['groups.title', 'groups.choices.kind', 'groups.choices.label', 'groups.choices.hint'],
    ...question('groups.choices.questions'),
    ...question('groups.choices.sending'),
    ...['groups.choices.admission', 'tellings.reason', 'tellings.label', 'tellings.needsConsent', 'consent'],
  ],
  sent: [
    ...['reference', 'claimantName', 'sentAt', 'answeredBy', 'heading', 'whatFollows'],
    ...['parts.label', 'parts.lines', 'parts.isOwnWords'],
  ],
};

/** The fields of a page that are not in its list. Empty for every page that may be sent. */
export const fieldsNotAllowed = (page: keyof DoorPages, sent: unknown): readonly string[] =>
  fieldPaths(sent).filter(
    // A list without rows, or null in place of an object, stands for its fields.
    (path) => !doorFields[page].some((allowed) => allowed === path || allowed.startsWith(`${path}.`)),
  );

/** The names of all fields of a JSON value, once each. */
function fieldPaths(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value) && value.length > 0)
    return [...new Set(value.flatMap((one) => fieldPaths(one, at)))];
  if (!isPlainObject(value)) return [at];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : fieldPaths(inner, at === '' ? name : `${at}.${name}`),
  );
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

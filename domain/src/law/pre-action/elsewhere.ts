import { toIsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { LawRow } from '../rows.ts';
import type { Subject } from '../subjects.ts';

export type Forum = {
  readonly id: 'tribunal' | 'ombudsman' | 'deposit-scheme' | 'injury-portal' | 'early-conciliation';
  readonly name: string;
  /** A whole sentence. General knowledge that no solicitor has signed says "may". */
  readonly words: string;
};

type ForumRow = LawRow<Forum> & { readonly subjects: readonly Subject[] };

const row = (
  nation: ForumRow['nation'],
  about: readonly Subject[],
  value: Forum,
  confidence: ForumRow['confidence'],
  source: string,
): ForumRow => ({
  nation,
  subjects: about,
  value,
  confidence,
  source,
  validFrom: null,
  validTo: null,
  verifiedOn: toIsoDate('2026-11-18'),
});

const employmentTribunal: Forum = {
  id: 'early-conciliation',
  name: 'Acas, then the employment tribunal',
  words:
    'Most employment rights are decided by an employment tribunal, after early conciliation by Acas and within a time limit of months, not years. Look into that first.',
};

export const forumRows: readonly ForumRow[] = [
  row('England & Wales', ['employment'], employmentTribunal, 'S', 'Employment Rights Act 2025; Acas'),
  row('Scotland', ['employment'], employmentTribunal, 'S', 'Employment Rights Act 2025; Acas'),
  row(
    'Northern Ireland',
    ['employment'],
    {
      id: 'tribunal',
      name: 'The industrial tribunal',
      words:
        'Most employment rights may be for an industrial tribunal, within a time limit of months, not years. Ask the Labour Relations Agency or a solicitor first.',
    },
    'K',
    'General knowledge',
  ),
  row(
    'Scotland',
    ['housing'],
    {
      id: 'tribunal',
      name: 'The First-tier Tribunal (Housing and Property Chamber)',
      words:
        'In Scotland most disputes about private tenancies go to the First-tier Tribunal (Housing and Property Chamber), which asks for no fee. Look into that first.',
    },
    'S',
    'scotland.shelter.org.uk; citizensadvice.org.uk/scotland',
  ),
  row(
    'UK',
    ['housing'],
    {
      id: 'deposit-scheme',
      name: 'The tenancy deposit scheme',
      words:
        'A dispute about a tenancy deposit may be decided free of charge by the scheme that holds it. Ask the scheme first.',
    },
    'K',
    'General knowledge; online money claims refuse tenancy deposits (civil-citizen-ui)',
  ),
  row(
    'England & Wales',
    ['injury'],
    {
      id: 'injury-portal',
      name: 'Official Injury Claim',
      words:
        'After a road accident, an injury worth up to £5,000 is claimed through the Official Injury Claim service.',
    },
    'V',
    'gov.uk/guidance/making-a-personal-injury-whiplash-claim',
  ),
  row(
    'UK',
    ['consumer', 'professional-negligence'],
    {
      id: 'ombudsman',
      name: 'An ombudsman',
      words:
        'Banks, insurers, energy and telephone companies and some professions have an ombudsman, who may decide a complaint free of charge. Complain to the firm first.',
    },
    'K',
    'General knowledge',
  ),
];

/** Where a claim like this is, or may be, decided instead of in court. */
export function forumsElsewhere(nation: Nation, subject: Subject): readonly Forum[] {
  return forumRows
    .filter((one) => (one.nation === nation || one.nation === 'UK') && one.subjects.includes(subject))
    .map(({ value }) => value);
}

import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { issueTypeWords } from '@plainclaim/domain/letters/issue-type-words';
import { useWatch } from 'react-hook-form';
import type { DetailsControl } from '../details-answers.ts';

/** What the chosen issue type is for, and what follows from it. Read out when the choice changes. */
export function IssueTypeNote({ control }: { control: DetailsControl }) {
  const [issueType, jurisdiction] = useWatch({ control, name: ['issueType', 'jurisdiction'] });
  const type = issueTypes.find((one) => one === issueType);
  const nation = jurisdictions.find((one) => one === jurisdiction);
  return (
    <p role="status" className="text-15/[1.45] text-ink-2 not-empty:mt-3">
      {type && nation ? issueTypeWords(type, nation) : null}
    </p>
  );
}

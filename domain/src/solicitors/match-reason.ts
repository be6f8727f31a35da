import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';

type Wanted = { readonly jurisdiction: Jurisdiction; readonly issueType: IssueType };

/** Why a solicitor was asked, for the claimant and for admins. Read later, too: the cases they had then are in the past. */
export function matchReason(
  { jurisdiction, issueType }: Wanted,
  openCases: number,
  nearness: string,
): string {
  const load = openCases === 0 ? 'no open cases' : `${openCases} open ${openCases === 1 ? 'case' : 'cases'}`;
  return `Chosen because they take on ${issueType} in ${jurisdiction}, are ${nearness}, and had ${load} with us when we asked.`;
}

/** The same reason for the solicitor to read. */
export const reasonToSolicitor = (reason: string): string =>
  reason.replace(/^Chosen because they /, 'Chosen because you ');

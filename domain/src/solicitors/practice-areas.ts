import { issueTypes } from '../claims/issue-types.ts';

/** What a solicitor can be asked about: the same list a claim is filed under. */
export const practiceAreas = issueTypes;

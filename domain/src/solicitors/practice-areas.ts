import { issueTypes } from '../claims/issue-types.ts';

/** The practice areas of solicitors, which are the issue types of claims. */
export const practiceAreas = issueTypes;

/** Where the unfinished claims stand on the dashboard. */
export const draftsId = 'unfinished-claims';

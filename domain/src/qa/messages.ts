/** Source: specification 2, sections 2 and 8. */
export const enterClaimIds = 'Please enter claim IDs to update';
export const signInToGenerate = 'Please sign in to generate test data';

/** Every message of the testing dashboard ends with how it went. */
export const wentWell = (words: string): string => `${words} ✅`;
export const wentWrong = (words: string): string => `${words} ❌`;

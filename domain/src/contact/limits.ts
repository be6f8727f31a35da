/** Apart from the form's rules, which a page loads later than its words. */
export const longestIssue = 5000;

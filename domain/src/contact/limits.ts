/** In a file of its own, so that a page can show the limit without loading the form's validation rules. */
export const longestIssue = 5000;

// In a file of its own, so that a form can show it before its rules are loaded.
export const passwordMinimum = 8;

export const passwordHint = 'Must be at least 8 characters long';

// Apart from the rules, so that a form can say it before the rules are there.
export const passwordMinimum = 8;

export const passwordHint = 'Must be at least 8 characters long';

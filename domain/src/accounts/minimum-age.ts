// Apart from the profile's rules, so that a page can say it without loading them.
export const minimumAge = 18;

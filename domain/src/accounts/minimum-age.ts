// In a file of its own, so that a page can show it without loading the profile's rules.
export const minimumAge = 18;

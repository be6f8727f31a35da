/** The four kinds of cookies of the cookie policy. */
export const purposes = ['essential', 'performance', 'functional', 'marketing'] as const;

export type Purpose = (typeof purposes)[number];

export type OptionalPurpose = Exclude<Purpose, 'essential'>;

export const optionalPurposes = purposes.filter((purpose) => purpose !== 'essential');

export const purposeWords: Record<Purpose, { readonly label: string; readonly note: string }> = {
  essential: { label: 'Essential', note: 'Always on. Sign-in, security and what you choose here.' },
  performance: { label: 'Performance', note: 'Show us which pages are slow or confusing.' },
  functional: { label: 'Functional', note: 'Remember how you like to use the site.' },
  marketing: { label: 'Marketing', note: 'Measure our adverts on other sites.' },
};

export type Visit = {
  readonly userAgent: string;
  /** `Sec-Purpose` or `Purpose`: set by a browser that prefetches. */
  readonly purpose: string;
  /** `Sec-Fetch-Site`: missing in old browsers. */
  readonly site: string;
};

/** User-agent names of programs, whose views do not count. When in doubt, a view is not counted. */
const botNames =
  /bot|crawl|spider|slurp|preview|monitor|uptime|lighthouse|headless|scan|archiv|feed|fetch|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|postman|insomnia/i;

export function isBot({ userAgent, purpose, site }: Visit): boolean {
  if (/prefetch|prerender/i.test(purpose)) return true;
  if (site !== '' && site !== 'same-origin') return true;
  return userAgent.trim().length < 12 || botNames.test(userAgent);
}

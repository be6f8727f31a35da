export type Visit = {
  readonly userAgent: string;
  /** `Sec-Purpose` or `Purpose`: set by a browser that fetches ahead of a reader who may never come. */
  readonly purpose: string;
  /** `Sec-Fetch-Site`: missing in old browsers. */
  readonly site: string;
};

/** Names that programs give themselves. Readers are people: a view that only looks like one is not worth counting. */
const botNames =
  /bot|crawl|spider|slurp|preview|monitor|uptime|lighthouse|headless|scan|archiv|feed|fetch|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|postman|insomnia/i;

export function isBot({ userAgent, purpose, site }: Visit): boolean {
  if (/prefetch|prerender/i.test(purpose)) return true;
  if (site !== '' && site !== 'same-origin') return true;
  return userAgent.trim().length < 12 || botNames.test(userAgent);
}

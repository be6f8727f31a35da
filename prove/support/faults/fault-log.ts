/** A span in which something was broken, so that a repeated mail can be traced back to it. */
type Span = { readonly place: number | 'everywhere'; readonly from: number; to: number };

export type FaultLog = {
  /** Says that a server, or something all of them need, is gone from now on; the answer says that it is back. */
  begin(place: number | 'everywhere'): () => void;
  /** Whether what this server did at a moment may not have reached the database. */
  mayHaveLost(place: number, at: number): boolean;
};

/** From the mail server's yes to our commit pass milliseconds; a busy machine may make more of them. */
const windowMs = 3000;

export function openFaultLog(): FaultLog {
  const spans: Span[] = [];
  return {
    begin: (place) => {
      const span: Span = { place, from: performance.now(), to: Number.POSITIVE_INFINITY };
      spans.push(span);
      return () => {
        span.to = performance.now();
      };
    },
    mayHaveLost: (place, at) =>
      spans.some(
        (span) =>
          (span.place === place || span.place === 'everywhere') &&
          at <= span.to &&
          at >= span.from - windowMs,
      ),
  };
}

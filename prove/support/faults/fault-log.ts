/** A period in which something was broken, so that a repeated mail can be attributed to it. */
type Span = { readonly place: number | 'everywhere'; readonly from: number; to: number };

export type FaultLog = {
  /** Records that a server, or a shared dependency, is down from now on; call the result when it is back. */
  begin(place: number | 'everywhere'): () => void;
  /** Whether a server's commit at that time may have been lost. */
  mayHaveLost(place: number, at: number): boolean;
};

/** Between the mail server's acknowledgement and our commit lie milliseconds; more on a busy machine. */
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

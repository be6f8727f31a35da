/**
 * A moment as Postgres writes it for a session in UTC: "2026-11-17 05:11:35.123456+00". The engine's own reader knows every way to
 * write a date and takes several times as long; whatever looks otherwise is left to it.
 */
export function readMoment(text: string): Date {
  const end = text.length - 3;
  if (end < 19 || !text.endsWith('+00') || text.charCodeAt(4) !== dash || text.charCodeAt(10) !== space)
    return new Date(text);
  const year = digits(text, 0, 4);
  // The first hundred years would be taken for those of the last century.
  if (!(year >= 1000)) return new Date(text);
  const date = Date.UTC(year, digits(text, 5, 7) - 1, digits(text, 8, 10));
  const seconds = digits(text, 11, 13) * 3600 + digits(text, 14, 16) * 60 + digits(text, 17, 19);
  return new Date(date + seconds * 1000 + milliseconds(text, end));
}

const [dash, space, zero] = [45, 32, 48];

/** Of a fraction with up to six digits, the first three. */
function milliseconds(text: string, end: number): number {
  const given = Math.min(end, 23);
  return given > 20 ? digits(text, 20, given) * 10 ** (23 - given) : 0;
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - zero;
  return value;
}

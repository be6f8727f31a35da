const secretNames = new Set(['password', 'token', 'authorization']);
const cut = '[cut]';

/** What is to be logged, without what is named like a secret, at its top and one below. The same object where there is none. */
export function cutSecrets(about: Record<string, unknown>): Record<string, unknown> {
  let safe = about;
  for (const name in about) {
    const value = about[name];
    const kept = secretNames.has(name) ? cut : withoutSecrets(value);
    if (kept === value) continue;
    if (safe === about) safe = { ...about };
    safe[name] = kept;
  }
  return safe;
}

function withoutSecrets(value: unknown): unknown {
  // An error has its own way into the log.
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  let safe = value as Record<string, unknown>;
  for (const name in safe) {
    if (!secretNames.has(name)) continue;
    if (safe === value) safe = { ...safe };
    safe[name] = cut;
  }
  return safe;
}

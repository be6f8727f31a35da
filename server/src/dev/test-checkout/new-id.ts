import { randomBytes } from 'node:crypto';

/** Random, like a provider's ids. */
export const newId = (kind: 'cs' | 'pi' | 're'): string =>
  `${kind}_test_${randomBytes(24).toString('base64url')}`;

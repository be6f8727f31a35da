import { randomBytes } from 'node:crypto';

/** Unguessable, as a provider's ids are. */
export const newId = (kind: 'cs' | 'pi' | 're'): string =>
  `${kind}_test_${randomBytes(24).toString('base64url')}`;

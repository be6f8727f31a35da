import type { SigningKeys } from './auth/index.ts';
import { refusedOf, type Weakness } from './config/weaknesses.ts';
import { type Config, ConfigError } from './config.ts';

/** A key file without a private key makes the shared secret sign access tokens. Known once the file has been read. */
export function refuseKeyless(config: Config, keys: Pick<SigningKeys, 'signing'>): Weakness[] {
  if (config.AUTH_KEYS_FILE === undefined || keys.signing.kid !== undefined) return [];
  const weaknesses: Weakness[] = [
    { risk: 'empty-key-set', words: 'AUTH_KEYS_FILE has no private key, so AUTH_SHARED_SECRET signs' },
  ];
  const problems = refusedOf(config, weaknesses);
  if (problems.length > 0) throw new ConfigError(problems);
  return weaknesses;
}

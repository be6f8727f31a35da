import { type Config, ConfigError } from '../config/config.ts';
import { refusedOf, type Weakness } from '../config/weaknesses.ts';
import type { SigningKeys } from '../features/auth/index.ts';

/**
 * Access tokens are signed with the shared secret if the key file has no private key. Production refuses that
 * unless the operator accepts the risk. Checked apart from the settings, because the file has to be read first.
 */
export function refuseKeyless(config: Config, keys: Pick<SigningKeys, 'signing'>): Weakness[] {
  if (config.AUTH_KEYS_FILE === undefined || keys.signing.kid !== undefined) return [];
  const weaknesses: Weakness[] = [
    { risk: 'empty-key-set', words: 'AUTH_KEYS_FILE has no private key, so AUTH_SHARED_SECRET signs' },
  ];
  const problems = refusedOf(config, weaknesses);
  if (problems.length > 0) throw new ConfigError(problems);
  return weaknesses;
}

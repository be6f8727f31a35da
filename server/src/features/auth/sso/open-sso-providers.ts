import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../../platform/db/start-error.ts';
import { readIdpMetadata } from './read-idp-metadata.ts';
import type { SsoProvider } from './sso-provider.ts';

const fileShape = z.array(
  z.object({
    id: z.uuid(),
    domains: z.array(z.string().toLowerCase().min(3)).min(1),
    /** Relative to this file, or absolute. */
    metadata_file: z.string().min(1),
  }),
);

/** Reads the identity providers that the operator listed. An invalid entry stops the start. */
export function openSsoProviders(file: string | undefined): SsoProvider[] {
  if (file === undefined) return [];
  try {
    const entries = fileShape.parse(JSON.parse(readFileSync(file, 'utf8')));
    const providers = entries.map(({ id, domains, metadata_file: metadata }) => ({
      id,
      domains,
      ...readIdpMetadata(readFileSync(resolve(dirname(file), metadata), 'utf8')),
    }));
    refuseDoubles(providers.flatMap(({ id, domains }) => [id, ...domains]));
    return providers;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The file of sign-in services ${file} cannot be used: ${reason}.`, { cause: error });
  }
}

/** Of two providers with one domain, each could sign in as the other's users. */
function refuseDoubles(names: readonly string[]): void {
  const double = names.find((name, place) => names.indexOf(name) !== place);
  if (double !== undefined) throw new Error(`${double} is there twice`);
}

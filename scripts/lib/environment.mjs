import { delimiter } from 'node:path';

/** Variables that `npm run` sets for its script; a nested npm would read them as its own settings. */
const ofTheOuterNpm =
  /^(npm_(package|lifecycle)_.*|npm_(execpath|node_execpath|command)|npm_config_(local_prefix|npm_version|user_agent|node_gyp)|INIT_CWD|NODE)$/i;

/**
 * The environment of every child: the chosen Node first on PATH, the user's settings unchanged. Undefined
 * values in `extra` remove the variable.
 */
export function childEnvironment(base, nodeFolder, extra = {}) {
  const env = Object.fromEntries(Object.entries(base).filter(([key]) => !ofTheOuterNpm.test(key)));
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathKey] = [nodeFolder, env[pathKey]].filter(Boolean).join(delimiter);
  for (const [key, value] of Object.entries(extra)) {
    if (value === undefined) delete env[key];
    else env[key] = value;
  }
  return env;
}

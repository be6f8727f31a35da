import { installDependencies } from './dependencies.mjs';
import { findRuntime } from './runtime.mjs';

/** The set-up shared by all commands. Returns the runtime: `{ node, npmCli, environment(extra) }`. */
export async function prepare() {
  const runtime = await findRuntime();
  await installDependencies(runtime);
  return runtime;
}

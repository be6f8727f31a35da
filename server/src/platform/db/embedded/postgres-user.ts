import { StartError } from '../start-error.ts';
import { runCommand, type User } from './run-command.ts';

const name = 'postgres';

export const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, created if missing. */
export async function findOrMakePostgresUser(): Promise<User> {
  const existing = await findUser();
  if (existing) return existing;
  const group = await runCommand('groupadd', ['--system', '--force', name]);
  const user = await runCommand('useradd', [
    ...['--system', '--gid', name, '--no-create-home', '--home-dir', '/nonexistent'],
    ...['--shell', '/usr/sbin/nologin', '--comment', 'PostgreSQL', name],
  ]);
  // Looked up even if useradd failed: a concurrent start may have created the user.
  const made = await findUser();
  if (made) return made;
  const reason = lastLine(user.output) ?? lastLine(group.output) ?? 'no reason given';
  throw new StartError(
    `PostgreSQL refuses to run as root and the user "${name}" could not be made (${reason}); start Plainclaim as an ordinary user, or set DATABASE_URL.`,
  );
}

async function findUser(): Promise<User | undefined> {
  const uid = await runCommand('id', ['-u', name]);
  const gid = await runCommand('id', ['-g', name]);
  if (!uid.ok || !gid.ok) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/** Tested as that user, because modes, access lists and mount options all matter. */
export async function canWriteIn(folder: string, user: User): Promise<boolean> {
  const script = 'cd "$1" && : > .writable && rm .writable';
  return (await runCommand('/bin/sh', ['-c', script, 'sh', folder], { user })).ok;
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) || undefined;

import { type Kind, kinds } from '../world/people.ts';
import type { Things } from '../world/plant-world.ts';

export type Answers = Readonly<Record<Kind, number>>;
export type Ids = Readonly<Record<string, string>>;

/** What is sent, apart from who sends it: something that the right person is not refused. */
export type Call = {
  /** For the parameters of the path. */
  readonly ids?: Ids;
  readonly query?: string;
  readonly body?: object;
  /** Instead of a body that is JSON. */
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Operation = {
  readonly call?: (things: Things) => Call;
  readonly answers: Answers;
  /** Somebody who puts a stranger's id behind one of their own. */
  readonly crossed?: (things: Things) => readonly Crossed[];
};

export type Crossed = { readonly who: Kind; readonly ids: Ids; readonly answer: number };

/** Named by method and path, as the server mounts them. */
export type Operations = Readonly<Record<string, Operation>>;

export const everyone = (status: number, but: Partial<Answers> = {}): Answers => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, status])) as Answers),
  ...but,
});

/** Strangers, and those who are stopped, learn nothing. A service key is for accounts and opens nothing else. */
export const signedIn = (status: number, but: Partial<Answers> = {}): Answers =>
  everyone(status, { anonymous: 401, blocked: 401, program: 401, ...but });

/** For everybody else it is not there. */
export const ownerOnly = (status: number, but: Partial<Answers> = {}): Answers =>
  signedIn(404, { owner: status, ...but });

export const adminOnly = (status: number): Answers => signedIn(403, { admin: status });

/** Solicitors and testers claim nothing. An admin passes the check of the role. */
export const plaintiffs = (status: number, but: Partial<Answers> = {}): Answers =>
  signedIn(403, { owner: status, otherPlaintiff: status, admin: status, ...but });

export const ownDraft = (status: number): Answers => plaintiffs(status, { otherPlaintiff: 404, admin: 404 });

export const testers = (status: number): Answers => signedIn(403, { tester: status, admin: status });

/** No person, whatever their role, may pass. */
export const programOnly = (status: number): Answers => everyone(403, { anonymous: 401, program: status });

export function pathOf(pattern: string, { ids = {}, query = '' }: Call): string {
  const path = pattern.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => ids[name] ?? `no-${name}`);
  return query === '' ? path : `${path}?${query}`;
}

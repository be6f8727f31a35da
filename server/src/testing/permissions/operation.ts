import { type Kind, kinds } from '../world/people.ts';
import type { Things } from '../world/plant-world.ts';

export type Answers = Readonly<Record<Kind, number>>;
export type Ids = Readonly<Record<string, string>>;

/** A request without its credentials, which succeeds for a permitted user. */
export type Call = {
  /** Path parameters. */
  readonly ids?: Ids;
  readonly query?: string;
  readonly body?: object;
  /** A raw body instead of JSON. */
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Operation = {
  readonly call?: (things: Things) => Call;
  readonly answers: Answers;
  /** Requests that combine an id the user may access with one of another record. */
  readonly crossed?: (things: Things) => readonly Crossed[];
};

export type Crossed = { readonly who: Kind; readonly ids: Ids; readonly answer: number };

/** Keyed by method and path, as the server mounts them. */
export type Operations = Readonly<Record<string, Operation>>;

export const everyone = (status: number, but: Partial<Answers> = {}): Answers => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, status])) as Answers),
  ...but,
});

/** Callers without a valid session get 401. A service key is valid for the auth API only. */
export const signedIn = (status: number, but: Partial<Answers> = {}): Answers =>
  everyone(status, { anonymous: 401, blocked: 401, program: 401, ...but });

/** Other users get 404. */
export const ownerOnly = (status: number, but: Partial<Answers> = {}): Answers =>
  signedIn(404, { owner: status, ...but });

export const adminOnly = (status: number): Answers => signedIn(403, { admin: status });

/** Solicitors and testers have no claims. Admins pass the role check. */
export const plaintiffs = (status: number, but: Partial<Answers> = {}): Answers =>
  signedIn(403, { owner: status, otherPlaintiff: status, admin: status, ...but });

export const ownDraft = (status: number): Answers => plaintiffs(status, { otherPlaintiff: 404, admin: 404 });

export const testers = (status: number): Answers => signedIn(403, { tester: status, admin: status });

/** For service keys only: every user is refused, whatever their role. */
export const programOnly = (status: number): Answers => everyone(403, { anonymous: 401, program: status });

export function pathOf(pattern: string, { ids = {}, query = '' }: Call): string {
  const path = pattern.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => ids[name] ?? `no-${name}`);
  return query === '' ? path : `${path}?${query}`;
}

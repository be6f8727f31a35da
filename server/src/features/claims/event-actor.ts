import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { EventActor } from '../history/index.ts';

/** The actor, as a claim's history stores it. */
export const actorOf = ({ role, userId }: Pick<Actor, 'role' | 'userId'>): EventActor => ({
  kind: role,
  id: userId,
});

export const theSystem: EventActor = { kind: 'system', id: null };

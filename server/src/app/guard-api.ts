import type { Hono } from 'hono';
import { blogBodies } from '../features/blog/index.ts';
import { isClaimUpload } from '../features/claims/index.ts';
import { inboundMailBody, isReplyUpload } from '../features/replies/index.ts';
import { identifyActor } from '../http/actor.ts';
import type { AppEnv } from '../http/context.ts';
import { limitBody } from '../http/limit-body.ts';
import { mailboxOperations, requireProvenMailbox } from '../http/mailbox-operations.ts';
import { requireConfirmation, sensitiveOperations } from '../http/sensitive-operations.ts';
import { requireSetUpSecondStep } from '../http/set-up-operations.ts';
import type { Parts } from './parts.ts';

const jsonBodyLimit = 256 * 1024;

/** What a request to the API must pass before its route: size, session, second step, confirmation. */
export function guardApi(http: Hono<AppEnv>, { auth }: Pick<Parts, 'auth'>): void {
  const isUpload = (method: string, path: string) =>
    isClaimUpload(method, path) || isReplyUpload(method, path);
  const limited = limitBody(jsonBodyLimit, [...blogBodies, inboundMailBody], isUpload);
  for (const paths of ['/api/*', '/functions/*'])
    http.use(paths, limited, identifyActor(auth.authenticate), requireSetUpSecondStep);
  for (const { method, path, askedBy } of sensitiveOperations)
    if (askedBy === 'middleware') http.on(method, path, requireConfirmation);
  for (const [method, path] of mailboxOperations) http.on(method, path, requireProvenMailbox);
}

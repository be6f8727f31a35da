import type { Hono } from 'hono';
import { claimFileRights } from '../../features/claims/index.ts';
import { replyFileRights } from '../../features/replies/index.ts';
import type { AppEnv } from '../../http/context.ts';
import { createOpenRight } from '../../http/file-rights.ts';
import { createFilesRoutes } from '../../platform/files/files.routes.ts';
import type { Parts } from '../parts.ts';

/** Signed downloads. */
export function mountFiles(http: Hono<AppEnv>, { platform, auth, slices }: Parts): void {
  const { claims, replies } = slices;
  const rights = {
    ...claimFileRights(claims),
    ...replyFileRights({ ...replies, referredTo: claims.referredTo }),
  };
  const openRight = createOpenRight(rights, auth.actorOfSession);
  http.route('/files', createFilesRoutes({ ...platform, openRight }));
}

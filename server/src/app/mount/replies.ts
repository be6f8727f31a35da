import { nameOf } from '../../features/profiles/index.ts';
import {
  createClaimRepliesRoutes,
  createHandRepliesRoutes,
  createRepliesRoutes,
  createReviewRoutes,
} from '../../features/replies/index.ts';
import { checkEscalation } from '../../features/solicitors/index.ts';
import type { Api, Parts } from '../parts.ts';

export function mountReplies(api: Api, { platform, slices }: Parts): void {
  const { claims, replies, solicitors, metadata } = slices;
  api.route('/', createHandRepliesRoutes(replies));
  api.route('/', createClaimRepliesRoutes({ ...replies, referredTo: claims.referredTo }));
  api.route('/', createRepliesRoutes(replies));
  api.route(
    '/',
    createReviewRoutes({
      ...claims,
      ...replies,
      nameOf: nameOf({ db: platform.db, metadata }),
      onEscalated: checkEscalation(solicitors),
    }),
  );
}

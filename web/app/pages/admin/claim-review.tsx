import { type MetaFunction, useParams } from 'react-router';
import { ReviewPage } from '../../features/admin-claims/components/review/review-page.tsx';
import { ReviewOnItsWay } from '../../features/admin-claims/components/review/waiting-for-review.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Claim review',
    description: 'One claim, the newest reply and its assessment.',
    index: false,
  });

export const handle: PrivatePageHandle = {
  skeleton: 'detail',
  opening: () => ({ top: 'pt-8 sm:pt-8', head: <ReviewOnItsWay /> }),
};

export default function ClaimReviewPage() {
  const { id } = useParams();
  return <ReviewPage key={id} id={id} />;
}

import { AppError } from '@plainclaim/domain/shared/errors';
import { Icon } from '../../../../art/icon.tsx';
import { useChangePoll } from '../../../../lib/change-poll.ts';
import { loadFailure } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { useReview } from '../../api/review.ts';
import { ReviewView } from './review-view.tsx';
import { WaitingForReview } from './waiting-for-review.tsx';

export function ReviewPage({ id }: { id: string | undefined }) {
  if (!id) return <NotLoaded title="Claim ID is missing" />;
  return <ReviewOf id={id} />;
}

function ReviewOf({ id }: { id: string }) {
  useChangePoll();
  const review = useReview(id);
  if (review.isPending) return <WaitingForReview />;
  if (review.data) {
    return <ReviewView review={review.data} />;
  }
  const isMissing = review.error instanceof AppError && review.error.code === 'not_found';
  if (isMissing) return <NotLoaded title="Claim Not Found" />;
  return <NotLoaded title={loadFailure(review.error, 'Failed to load claim details')} query={review} />;
}

type NotLoadedProps = {
  title: string;
  query?: { readonly isFetching: boolean; readonly refetch: () => unknown };
};

function NotLoaded({ title, query }: NotLoadedProps) {
  return (
    <div className="wrap py-16">
      <h1>{title}</h1>
      <Alert
        live
        tone="danger"
        className="mt-6 max-w-[62ch]"
        title="The claim you're looking for doesn't exist or couldn't be loaded."
        actions={
          query ? (
            <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
              Try again
            </Button>
          ) : undefined
        }
      />
      <ButtonLink to="/admin/dashboard" className="mt-6">
        <Icon name="arrow-left" />
        Back to admin dashboard
      </ButtonLink>
    </div>
  );
}

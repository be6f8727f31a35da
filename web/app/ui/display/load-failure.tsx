import { loadFailure } from '../../lib/problem-words.ts';
import { Button } from '../button.tsx';
import { Alert } from './alert.tsx';

type LoadFailureProps = {
  title: string;
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  className?: string;
};

/** Says what failed to load, with a retry button. */
export function LoadFailure({ title, query, className }: LoadFailureProps) {
  return (
    <Alert
      live
      tone="danger"
      className={className}
      title={loadFailure(query.error, title)}
      actions={
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      }
    />
  );
}

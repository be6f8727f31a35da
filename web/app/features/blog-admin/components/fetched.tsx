import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Loading, SkeletonTable } from '../../../ui/display/skeleton.tsx';

type FetchedProps = {
  query: Pick<UseQueryResult, 'isPending' | 'data' | 'isFetching' | 'refetch'>;
  /** What is missing when it could not be fetched. */
  failed: string;
  children: ReactNode;
};

/** Its children once the answer is there; until then its outline, or a way to ask again. */
export function Fetched({ query, failed, children }: FetchedProps) {
  if (query.isPending) {
    return (
      <Loading>
        <SkeletonTable rows={5} columns={3} />
      </Loading>
    );
  }
  if (query.data !== undefined) return children;
  return (
    <Alert
      live
      tone="danger"
      title={failed}
      actions={
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      }
    />
  );
}

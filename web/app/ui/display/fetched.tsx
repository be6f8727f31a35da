import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Alert } from './alert.tsx';
import { Loading, SkeletonText } from './skeleton.tsx';

type FetchedProps = {
  query: Pick<UseQueryResult, 'isPending' | 'data' | 'isFetching' | 'refetch'>;
  /** What is missing when it could not be fetched. */
  failed: string;
  /** The outline while it is fetched; two lines of text if not given. */
  outline?: ReactNode;
  children: ReactNode;
};

/** Its children once the answer is there; until then its outline, or a way to ask again. */
export function Fetched({ query, failed, outline = <SkeletonText lines={2} />, children }: FetchedProps) {
  if (query.isPending) {
    return <Loading>{outline}</Loading>;
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

import { Loading, Skeleton, SkeletonCard } from '../../../ui/display/skeleton.tsx';

/** Something to read on a slow connection: rendered with the page, before the claim has loaded. */
export function ClaimOnItsWay() {
  return (
    <p className="lead">
      Opening the claim: what happens next, the letter as it was sent, every mail about it, and its documents.
    </p>
  );
}

export function WaitingForClaim() {
  return (
    <div className="wrap py-8">
      <ClaimOnItsWay />
      <Loading label="Loading the claim">
        <Skeleton className="mt-9 h-10 w-80 max-w-full" />
        <div className="mt-8 grid gap-8">
          <SkeletonCard lines={2} />
          <SkeletonCard lines={7} />
        </div>
      </Loading>
    </div>
  );
}

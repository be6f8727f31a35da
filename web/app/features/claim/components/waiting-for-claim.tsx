import { Loading, Skeleton, SkeletonCard } from '../../../ui/display/skeleton.tsx';

/** For whoever waits on a slow line: it comes with the page, before anything of the claim is known. */
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

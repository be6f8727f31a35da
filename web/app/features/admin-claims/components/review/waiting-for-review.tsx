import { Spinner } from '../../../../ui/spinner.tsx';

/** Something to read on a slow connection: rendered with the page, before the claim has loaded. */
export function ReviewOnItsWay() {
  return (
    <p className="lead">
      Opening the claim: what was asked for, what the defendant wrote back, how it was read, and all that has
      been done since.
    </p>
  );
}

export function WaitingForReview() {
  return (
    <div className="wrap py-8">
      <ReviewOnItsWay />
      <output className="mt-9 flex items-center gap-3 text-ink-2">
        <Spinner />
        Loading the claim…
      </output>
    </div>
  );
}

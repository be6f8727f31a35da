import { Icon } from '../../../art/icon.tsx';
import { ArrowLink } from '../../../ui/link.tsx';
import { StartClaim } from './start-claim.tsx';

export function ClosingCall() {
  return (
    <section className="section">
      <div className="wrap grid gap-12 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-[88px]">
        <div>
          <h2 className="max-w-[16ch] text-44 leading-[1.05] tracking-[-0.022em]">
            You have waited long enough for a reply.
          </h2>
          <p className="lead mt-[18px] mb-7">
            Start now and the other side could have a date to answer by before your tea goes cold.
          </p>
          <StartClaim />
        </div>
        <aside className="self-end rounded-xl border border-line bg-sheet p-7">
          <Icon name="scale" className="mb-3.5 size-7 stroke-[1.5] text-brand" />
          <h3 className="text-24">Are you a solicitor?</h3>
          <p className="mt-1.5 mb-4 text-ink-2">
            Higher-value claims are matched by nation, practice area and distance. You choose which to take.
          </p>
          <ArrowLink to="/contact">Join as Solicitor</ArrowLink>
        </aside>
      </div>
    </section>
  );
}

import { supportHours } from '@plainclaim/domain/contact/support';
import { ArrowLink, TextLink } from '../../../ui/link.tsx';
import { StartClaim } from '../home/start-claim.tsx';

export function WhatWeAre({ runBy }: { runBy: string }) {
  return (
    <section className="section">
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-2">
        <div>
          <h2>What we are, and are not</h2>
          <div className="mt-5 grid max-w-[58ch] gap-4">
            <p>
              Plainclaim is a technology platform. It is not a law firm and gives no legal advice, and it is
              not a licensed credit broker or a regulated financial service.
            </p>
            <p>
              We do not start court claims or speak for you in court. When a claim needs a solicitor, we look
              for one who is independent of us.
            </p>
            <p>{runBy}</p>
            <p>
              The whole of it is in our <TextLink to="/terms">terms</TextLink> and{' '}
              <TextLink to="/privacy">privacy notice</TextLink>, each with a short version on top.
            </p>
          </div>
        </div>
        <div>
          <h2>Talk to us</h2>
          <p className="mt-5 max-w-[48ch]">
            A person reads every message. We are there{' '}
            <span className="whitespace-nowrap">{supportHours.words}</span>.
          </p>
          <p className="mt-4">
            <ArrowLink to="/contact">Contact</ArrowLink>
          </p>
          <div className="mt-9 flex flex-wrap items-center gap-4 border-t border-line pt-9">
            <StartClaim />
          </div>
        </div>
      </div>
    </section>
  );
}

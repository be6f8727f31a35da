import { Icon } from '../../../art/icon.tsx';
import { Mark } from '../../../art/mark.tsx';
import { WaxSeal } from '../../../art/wax-seal.tsx';

/** A picture in markup: a sample letter half out of its envelope, and its outcome. */
export function HeroEnvelope() {
  return (
    <div aria-hidden="true" className="relative min-h-[440px]">
      <div className="bg-band-woven absolute inset-0 overflow-hidden">
        <SampleLetter />
        <svg className="hero-pocket" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
          <path
            className="fill-kraft stroke-kraft-line"
            d="M0 0 46.5 27.5Q50 29.6 53.5 27.5L100 0V60H0z"
            vectorEffect="non-scaling-stroke"
          />
          <path
            className="fill-none stroke-kraft-line"
            d="M0 60 45 31M100 60 55 31"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <WaxSeal className="hero-wax" />
      </div>
      <DeliverySlip />
    </div>
  );
}

function SampleLetter() {
  return (
    <div className="hero-letter">
      <div className="hero-letterhead">
        <Mark className="size-[22px]" />
        <span className="font-semibold tracking-[-0.02em]">Plainclaim</span>
        <span className="ml-auto font-sans text-[0.75rem] leading-none font-medium text-letter-ink-2">
          Letter Before Action
        </span>
      </div>
      <p className="text-[0.8125rem] leading-[1.45] text-letter-ink-2">6 November 2026</p>
      <p className="text-[0.8125rem] leading-[1.45] text-letter-ink-2">
        Tarn &amp; Thistle Kitchens Ltd
        <br />
        Unit 4, Weir Mill, Todmorden OL14 9ZQ
      </p>
      <p className="mt-3.5 text-18 leading-[1.25] font-semibold tracking-[-0.01em] lg:text-[1.3125rem]">
        £900.00 owed to Ms Hannah Okoro
      </p>
      <p>
        On 3 August 2026 Ms Okoro paid you a deposit of £900.00 for oak worktops, to be fitted on 14 September
        2026. The worktops were never delivered and the deposit has not been returned.
      </p>
      <p>
        Please reply by <b>20 November 2026</b>. If you do not, Ms Okoro may issue a claim in the County Court
        without further notice.
      </p>
      <p>You may agree to pay in full, offer to pay part, or dispute the claim.</p>
    </div>
  );
}

const deliveries = [
  { icon: 'send', what: 'Letter sent', when: '6 November, 09:12', tone: 'text-brand' },
  { icon: 'mail-check', what: 'Delivered', when: '6 November, 09:14', tone: 'text-brand' },
  { icon: 'clock', what: 'Reply due', when: '20 November 2026', tone: 'text-amber' },
] as const;

function DeliverySlip() {
  return (
    <div className="absolute bottom-11 -left-[116px] hidden rounded-lg border border-line bg-sheet py-2 pr-[18px] pl-3.5 text-14 shadow-3 xl:block">
      {deliveries.map(({ icon, what, when, tone }) => (
        <p key={what} className="flex items-center gap-2.5 border-line py-[7px] not-first:border-t">
          <Icon name={icon} className={`size-5 ${tone}`} />
          <span>
            <b className="block leading-[1.25]">{what}</b>
            <span className="num text-ink-2">{when}</span>
          </span>
        </p>
      ))}
    </div>
  );
}

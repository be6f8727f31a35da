import { formatGbp, type Pence } from '@plainclaim/domain/shared/money';

/** The largest thing on the page; pounds before pence. */
export function PayAmount({ amount }: { amount: Pence }) {
  const [pounds = '', rest = '00'] = formatGbp(amount).replace('£', '').split('.');
  return (
    <p className="mt-4.5 mb-3.5 font-serif text-[clamp(2.75rem,1.75rem+6.5vw,5.75rem)] leading-none font-medium tracking-[-0.04em] whitespace-nowrap tabular-nums lining-nums">
      <span className="mr-[0.04em] align-[0.28em] text-[0.62em] tracking-normal text-ink-2">£</span>
      {pounds}
      <span className="align-[0.02em] text-[0.5em] tracking-[-0.02em] text-ink-2">.{rest}</span>
    </p>
  );
}

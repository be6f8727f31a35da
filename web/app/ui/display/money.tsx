import { formatGbp, type Pence } from '@plainclaim/domain/shared/money';
import { cn } from '../cn.ts';

const sizes = {
  inline: 'text-[1.0625em] font-semibold tracking-[-0.006em]',
  row: 'text-[1.5rem] leading-none font-medium tracking-[-0.015em]',
  page: 'text-[clamp(2rem,1.4rem+2.8vw,3.25rem)] leading-none font-medium tracking-[-0.025em]',
};

type MoneyProps = { pence: Pence; size?: keyof typeof sizes; className?: string };

/** Always the serif: the body face has a slashed zero, right for references, wrong for pounds. */
export function Money({ pence, size = 'inline', className }: MoneyProps) {
  return (
    <span className={cn('font-serif whitespace-nowrap tabular-nums lining-nums', sizes[size], className)}>
      {formatGbp(pence)}
    </span>
  );
}

import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { whenWords } from '@plainclaim/domain/claims/facts/chronology';
import { sumTable } from '@plainclaim/domain/claims/facts/sum-table';
import { formatGbp, pence } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { EvidenceNumbers } from './evidence-numbers.tsx';

/** How the amount is made up: rows, what was paid, and what is left. */
export function SumList({ facts }: { facts: Pick<FactsContent, 'rows' | 'credits' | 'evidence'> }) {
  const { rows, credits, subtotal, total } = sumTable(facts);
  return (
    <table className="w-full border-collapse tabular-nums lining-nums">
      <caption className="sr-only">How the amount is made up</caption>
      <tbody>
        {rows.map(({ what, how, amount, evidence }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say and ask the same
          <Line key={at} amount={formatGbp(amount)} more={how}>
            {what} <EvidenceNumbers numbers={evidence} />
          </Line>
        ))}
        {credits.length > 0 && <Line amount={formatGbp(subtotal)}>Together</Line>}
        {credits.map(({ on, exact, what, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sum may have been paid twice on a day
          <Line key={at} amount={formatGbp(pence(-amount))} more={whenWords({ on, exact })}>
            Less: {what}
          </Line>
        ))}
        <Line amount={formatGbp(total)} isTotal>
          Amount claimed
        </Line>
      </tbody>
    </table>
  );
}

type LineProps = { amount: string; more?: string; isTotal?: boolean; children: ReactNode };

function Line({ amount, more, isTotal = false, children }: LineProps) {
  return (
    <tr className={cn('border-t border-line align-top first:border-t-0', isTotal && 'font-strong')}>
      <th scope="row" className="py-2 pr-4 text-left font-[inherit] wrap-anywhere">
        {children}
        {more ? <span className="block text-15/[1.45] font-normal text-ink-2">{more}</span> : null}
      </th>
      <td className="py-2 text-right whitespace-nowrap">{amount}</td>
    </tr>
  );
}

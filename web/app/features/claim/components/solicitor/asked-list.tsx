import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { AskedSolicitor } from '../../api/solicitor.ts';
import { askedLooks } from '../../solicitor-words.ts';

/** The solicitors asked, newest first, with the reason each was chosen. */
export function AskedList({ asked }: { asked: readonly AskedSolicitor[] }) {
  return (
    <div>
      <h3 className="font-sans text-16 font-strong tracking-[0]">Who was asked</h3>
      <ol reversed className="mt-2 border-t border-line">
        {asked.toReversed().map((one) => (
          <li key={one.asked_at} className="grid gap-1 border-b border-line py-4 last:border-b-0 last:pb-0">
            <Asked asked={one} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Asked({ asked: { contact, status, ...one } }: { asked: AskedSolicitor }) {
  const { tone, icon, label } = askedLooks[status];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-strong wrap-anywhere">
          {one.name}
          {one.firm_name ? `, ${one.firm_name}` : ''}
          {one.postcode_area ? ` (${one.postcode_area})` : ''}
        </span>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </div>
      <p className="max-w-[62ch] text-15">{one.match_reason}</p>
      {contact ? (
        <p className="text-15 wrap-anywhere">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          {contact.phone ? (
            <>
              {', '}
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            </>
          ) : null}
        </p>
      ) : null}
      <p className="text-14 text-ink-2 tabular-nums">
        Asked {formatDateTime(new Date(one.asked_at))}
        {one.answered_at ? `, answered ${formatDateTime(new Date(one.answered_at))}` : ''}
      </p>
    </>
  );
}

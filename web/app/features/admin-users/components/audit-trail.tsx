import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Icon } from '../../../art/icon.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import type { AuditEntry } from '../api/people-api.ts';
import { entryDetail, entryTitle } from '../audit-words.ts';

/** The latest audited acts on the account, by its owner or an admin. */
export function AuditTrail({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Card>
      <CardHead title="Last happenings" />
      <CardBody className="pt-3 sm:pt-3">
        {entries.length === 0 ? (
          <p className="text-ink-2">Nothing has been recorded yet.</p>
        ) : (
          <ol aria-label="Audit trail">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { title, icon } = entryTitle(entry);
  const detail = entryDetail(entry);
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-t border-line py-3 first:border-t-0">
      <Icon name={icon} className="mt-0.5 size-5 text-ink-2" />
      <div className="min-w-0">
        <p className="leading-snug font-strong wrap-anywhere">
          {title}
          {entry.by ? <span className="font-normal"> by {entry.by}</span> : null}
        </p>
        {detail ? <p className="text-15 wrap-anywhere">{detail}</p> : null}
        <p className="text-14 text-ink-2 tabular-nums">
          {formatDateTime(new Date(entry.at))}, from {entry.address || 'an unknown address'}
        </p>
      </div>
    </li>
  );
}

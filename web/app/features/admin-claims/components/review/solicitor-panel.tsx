import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Badge } from '../../../../ui/display/badge.tsx';
import { LoadFailure } from '../../../../ui/display/load-failure.tsx';
import { Loading, SkeletonText } from '../../../../ui/display/skeleton.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import type { Review, SolicitorSearch } from '../../api/admin-api.ts';
import { useSolicitorSearches } from '../../api/solicitor-searches.ts';
import { askedLook, askedWhen, beforeSearch, searchState } from '../../solicitor-search-words.ts';
import { Panel } from './panel.tsx';

type SolicitorPanelProps = { claimId: string; assessments: Review['assessments'] };

/** Who was asked to take the claim on, why them, and what they answered. */
export function SolicitorPanel({ claimId, assessments }: SolicitorPanelProps) {
  const searches = useSolicitorSearches(claimId);
  return (
    <Panel serif title="Solicitor">
      <div className="mt-2">
        {searches.isPending ? (
          <Loading label="Loading who was asked">
            <SkeletonText lines={2} />
          </Loading>
        ) : searches.data === undefined ? (
          <LoadFailure title="Who was asked could not be loaded." query={searches} />
        ) : searches.data.length === 0 ? (
          <p className="max-w-[62ch] text-ink-2">{beforeSearch(assessments)}</p>
        ) : (
          searches.data.map((search) => <Search key={search.id} search={search} />)
        )}
      </div>
    </Panel>
  );
}

function Search({ search }: { search: SolicitorSearch }) {
  return (
    <div className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="font-semibold">{searchState(search)}</p>
      <p className="text-14 text-ink-2">
        The claimant agreed {formatDateTime(new Date(search.consented_at))}. {search.reason_words}
      </p>
      {search.asked.length > 0 ? (
        <ol aria-label="Solicitors asked" className="mt-2">
          {search.asked.map((asked) => (
            <Asked key={asked.id} asked={asked} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function Asked({ asked }: { asked: SolicitorSearch['asked'][number] }) {
  const { tone, icon, label } = askedLook(asked);
  return (
    <li className="grid items-start justify-items-start gap-x-4 gap-y-2 border-t border-line py-3.5 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <TextLink to={`/admin/solicitors/${asked.solicitor_id}`}>
            {asked.name || 'A former account'}
          </TextLink>
          {asked.firm_name ? <span className="font-normal">, {asked.firm_name}</span> : null}
        </p>
        <p className="max-w-[62ch] text-15">{asked.match_reason}</p>
        <p className="text-14 text-ink-2 tabular-nums">{askedWhen(asked)}</p>
        {asked.decline_reason ? (
          <p className="mt-1 max-w-[62ch] text-15 wrap-anywhere whitespace-pre-wrap">
            “{asked.decline_reason}”
          </p>
        ) : null}
      </div>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
    </li>
  );
}

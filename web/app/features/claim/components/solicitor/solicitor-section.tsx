import type { ClaimDetails } from '../../../../lib/claims-api.ts';
import { useAnchor } from '../../../../lib/use-anchor.ts';
import { LoadFailure } from '../../../../ui/display/load-failure.tsx';
import { type SolicitorSearch, useSolicitorSearch } from '../../api/solicitor.ts';
import { AskForSolicitor } from './ask-for-solicitor.tsx';
import { SearchView } from './search-view.tsx';

type SolicitorSectionProps = { details: ClaimDetails; userId: string };

/** Lets the claimant ask for a solicitor and follow the search. Renders nothing when none can be asked. */
export function SolicitorSection({ details, userId }: SolicitorSectionProps) {
  const found = useSolicitorSearch(userId, details.claim.id);
  if (!found.data && !found.isError) return null;
  if (found.data && !found.data.search && found.data.reasons.length === 0) return null;
  return (
    <section id="solicitor" aria-labelledby="solicitor-title" className="mt-12 scroll-mt-8">
      <Title />
      {found.data ? (
        <Loaded found={found.data} details={details} userId={userId} />
      ) : (
        <LoadFailure
          className="mt-4"
          title="How the search for a solicitor stands could not be loaded."
          query={found}
        />
      )}
    </section>
  );
}

function Title() {
  const title = useAnchor<HTMLHeadingElement>('solicitor');
  return (
    <h2 id="solicitor-title" ref={title} tabIndex={-1} className="scroll-mt-8 text-24">
      A solicitor for your claim
    </h2>
  );
}

type LoadedProps = SolicitorSectionProps & { found: SolicitorSearch };

function Loaded({ found, details, userId }: LoadedProps) {
  return (
    <div className="mt-4 grid gap-6">
      {found.search ? <SearchView found={found} claimId={details.claim.id} userId={userId} /> : null}
      {found.reasons.length > 0 ? (
        <AskForSolicitor details={details} userId={userId} reasons={found.reasons} isAgain={!!found.search} />
      ) : null}
    </div>
  );
}

import { CopyButton } from './copy-button.tsx';

type ClaimNamesProps = { claim: { readonly id: string; readonly short_reference: string } };

/** What a claim is called: the reference that people say, and the id that letters and subjects carry. */
export function ClaimNames({ claim: { id, short_reference } }: ClaimNamesProps) {
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2.5">
        <span>
          Short reference{' '}
          <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{short_reference}</span>
        </span>
        <CopyButton
          text={short_reference}
          variant="quiet"
          size="sm"
          accessibleLabel="Copy short reference"
          copied="Short reference copied"
        />
      </span>
      <span className="inline-flex flex-wrap items-center gap-x-2.5">
        <span className="wrap-anywhere">
          Claim ID <span className="tabular-nums">{id}</span>
        </span>
        <CopyButton
          text={id}
          variant="quiet"
          size="sm"
          accessibleLabel="Copy claim ID"
          copied="Claim ID copied"
        />
      </span>
    </>
  );
}

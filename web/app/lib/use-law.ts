import type { Law } from '@plainclaim/domain/law/law';
import { type LawFile, lawWith, noLawFile } from '@plainclaim/domain/law/law-file';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';

/** The tables of the law, with the operator's overrides. */
export function useLaw(): Law {
  const file = useRouteLoaderData<{ lawFile: LawFile }>('root')?.lawFile ?? noLawFile;
  return useMemo(() => lawWith(file), [file]);
}

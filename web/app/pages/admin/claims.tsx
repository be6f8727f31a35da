import { claimLists, isClaimList } from '@plainclaim/domain/claims/claim-lists';
import { type LoaderFunctionArgs, type MetaFunction, useParams, useSearchParams } from 'react-router';
import { readClaimFilter } from '../../features/admin-claims/claim-filter.ts';
import { ClaimListHead, ClaimListPage } from '../../features/admin-claims/components/claim-list-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) => {
  const list = args.params.filterType ?? '';
  return pageMeta(args, {
    title: isClaimList(list) ? claimLists[list].title : 'Claims',
    description: 'Lists of claims by state and deadline.',
    index: false,
  });
};

export const handle: PrivatePageHandle = {
  skeleton: 'list',
  opening: ({ params: { filterType: list = '' } }) =>
    isClaimList(list) ? { top: 'pt-8 sm:pt-8', head: <ClaimListHead list={list} /> } : null,
};

type ListArgs = Pick<LoaderFunctionArgs, 'params'>;

/** An unknown list is a 404, signed in or not. */
function refuseUnknownList({ params }: ListArgs): null {
  if (!isClaimList(params.filterType ?? '')) throw new Response(null, { status: 404 });
  return null;
}

export function loader(args: ListArgs) {
  return refuseUnknownList(args);
}

/** The browser knows the lists as well: no request is needed. */
export function clientLoader(args: ListArgs) {
  return refuseUnknownList(args);
}

export default function AdminClaimsPage() {
  const { filterType: list = '' } = useParams();
  const [query] = useSearchParams();
  return isClaimList(list) ? <ClaimListPage key={list} list={list} filter={readClaimFilter(query)} /> : null;
}

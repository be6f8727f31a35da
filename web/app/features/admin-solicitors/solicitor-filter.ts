import { type SolicitorStatus, solicitorStatuses } from '@plainclaim/domain/solicitors/approval';

/** Filter of the registrations. It is in the URL, so that a list can be sent to a colleague. */
export type SolicitorFilter = { readonly status: SolicitorStatus; readonly search: string };

export const asStatus = (value: string | null): SolicitorStatus =>
  solicitorStatuses.find((one) => one === value) ?? 'pending';

export const readSolicitorFilter = (query: URLSearchParams): SolicitorFilter => ({
  status: asStatus(query.get('status')),
  search: (query.get('search') ?? '').trim().slice(0, 200),
});

/** As the URL names it; defaults are left out. */
export const filterQuery = ({ status, search }: SolicitorFilter) => ({
  ...(status !== 'pending' && { status }),
  ...(search && { search }),
});

import type { SolicitorStatus } from '@plainclaim/domain/solicitors/approval';
import { type Page, readPage } from '../../../http/paging.ts';
import { countSolicitors, listSolicitorRows, type SolicitorRow } from '../../profiles/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';

export type RegistrationList = Page<SolicitorRow> & {
  readonly counts: Readonly<Record<SolicitorStatus, number>>;
};

export async function listRegistrations(
  { db }: Pick<SolicitorsDeps, 'db'>,
  asked: {
    readonly status: SolicitorStatus;
    readonly search: string;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<RegistrationList> {
  const [page, counts] = await Promise.all([
    readPage(
      asked,
      (limit, after) => listSolicitorRows(db, asked, limit, after),
      ({ createdAt, userId }) => ({ at: createdAt, id: userId }),
    ),
    countSolicitors(db),
  ]);
  return { ...page, counts };
}

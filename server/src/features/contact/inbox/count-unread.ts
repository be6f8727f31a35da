import type { Db } from '../../../platform/db/db.ts';
import { countUnread as count } from '../contact.store.ts';

export const countUnread = ({ db }: { readonly db: Db }): Promise<number> => count(db);

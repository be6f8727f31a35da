import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';

export type MailChoicesDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly secretKey: string;
};

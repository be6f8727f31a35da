import { accountsOperations } from './accounts.operations.ts';
import { authOperations } from './auth.operations.ts';
import { blogOperations } from './blog.operations.ts';
import { claimsOperations } from './claims.operations.ts';
import { officeOperations } from './office.operations.ts';
import type { Operations } from './operation.ts';
import { paymentsOperations } from './payments.operations.ts';
import { repliesOperations } from './replies.operations.ts';
import { serverOperations } from './server.operations.ts';
import { serviceOperations } from './service.operations.ts';
import { settlementsOperations } from './settlements.operations.ts';
import { solicitorsOperations } from './solicitors.operations.ts';

/** Every operation of the server, something that can really be done with it, and what each kind of person is answered. */
export const table: Operations = {
  ...serverOperations,
  ...claimsOperations,
  ...settlementsOperations,
  ...paymentsOperations,
  ...solicitorsOperations,
  ...repliesOperations,
  ...officeOperations,
  ...blogOperations,
  ...accountsOperations,
  ...authOperations,
  ...serviceOperations,
};

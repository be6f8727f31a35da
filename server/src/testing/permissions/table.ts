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

/** Every operation of the server, with a valid request and the expected status for each kind of caller. */
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

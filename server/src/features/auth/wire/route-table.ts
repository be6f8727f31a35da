import type { AppContext } from '../../../http/context.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Routes by method and path. */
export type RouteTable = {
  readonly [route: `${Method} /${string}`]: (c: AppContext) => Response | Promise<Response>;
};

import type { Variables } from '../../http/context.ts';
import type { Visitor } from '../auth-kit.ts';

/** Longer names of browsers say nothing more, and are written by the visitor. */
const longestUserAgent = 300;

/** Any request's context, whatever else it carries. */
type RequestContext = {
  readonly req: { header(name: 'user-agent'): string | undefined };
  readonly var: Pick<Variables, 'clientAddress'>;
};

export function visitorOf(c: RequestContext): Visitor {
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, longestUserAgent);
  return { address: c.var.clientAddress, userAgent };
}

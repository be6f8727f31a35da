import type { Variables } from '../../../http/context.ts';
import type { Visitor } from '../auth-kit.ts';

/** User agents are untrusted input; longer ones carry no more information. */
const longestUserAgent = 300;

/** The part of a request context that this needs. */
type RequestContext = {
  readonly req: { header(name: 'user-agent'): string | undefined };
  readonly var: Pick<Variables, 'clientAddress'>;
};

export function visitorOf(c: RequestContext): Visitor {
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, longestUserAgent);
  return { address: c.var.clientAddress, userAgent };
}

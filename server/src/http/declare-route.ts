import { createRoute, type RouteConfig, type z } from '@hono/zod-openapi';

type Shared = Pick<RouteConfig, 'tags' | 'middleware'>;
type Operation = Pick<RouteConfig, 'summary' | 'request' | 'responses'>;

/**
 * Declares routes that share a tag and a middleware:
 *
 *     const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });
 *     const listRoute = adminRoute('get', '/api/admin/mails', { summary, request, responses });
 */
export const routesWith =
  <Common extends Shared>(common: Common) =>
  <Method extends RouteConfig['method'], Path extends string, Rest extends Operation>(
    method: Method,
    path: Path,
    rest: Rest,
  ) =>
    createRoute({ ...common, method, path, ...rest });

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

/** The JSON body of a request; required unless `required` is overwritten. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: json(schema),
});

export const jsonAnswer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});

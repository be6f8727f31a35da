import type { Call } from '../../../server/src/testing/permissions/operation.ts';
import { table } from '../../../server/src/testing/permissions/table.ts';
import type { Things } from '../../../server/src/testing/world/plant-world.ts';
import type { Schema, Schemas } from './schema-values.ts';

/** An operation with its input: the schemas, where documented, and one accepted example. */
export type Target = {
  readonly name: string;
  readonly method: string;
  readonly pattern: string;
  readonly accepted: Call;
  readonly query: Readonly<Record<string, Schema>>;
  readonly body: Schema | null;
};

type Described = {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};

export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components?: { readonly schemas?: Schemas };
};

/** Query parameters of the auth service, which no document describes. */
const authQueries: Readonly<Record<string, readonly string[]>> = {
  'POST /auth/v1/token': ['grant_type'],
  'POST /auth/v1/signup': ['redirect_to'],
  'POST /auth/v1/otp': ['redirect_to'],
  'POST /auth/v1/recover': ['redirect_to'],
  'GET /auth/v1/verify': ['token', 'type', 'redirect_to'],
  'GET /auth/v1/authorize': ['provider', 'redirect_to', 'scopes', 'code_challenge', 'code_challenge_method'],
  'GET /auth/v1/callback': ['code', 'state', 'error', 'error_description'],
  'GET /auth/v1/admin/users': ['page', 'per_page'],
  'GET /auth/v1/admin/oauth/clients': ['page', 'per_page'],
  'POST /auth/v1/logout': ['scope'],
  'GET /auth/v1/user/identities/authorize': ['provider', 'redirect_to'],
};

/** Every operation of the permission table, which a test keeps equal to the server's routes. */
export const targetsIn = (document: Document, things: Things): Target[] =>
  Object.entries(table).map(([name, { call }]) => {
    const [method, pattern] = name.split(' ') as [string, string];
    const described = document.paths[pattern.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const queries = (described?.parameters ?? []).filter((one) => one.in === 'query');
    return {
      name,
      method: method === 'ALL' ? 'GET' : method,
      pattern,
      accepted: call?.(things) ?? {},
      query: {
        ...Object.fromEntries(queries.map((one) => [one.name, one.schema])),
        ...Object.fromEntries((authQueries[name] ?? []).map((one) => [one, { type: 'string' }])),
      },
      body: described?.requestBody?.content['application/json']?.schema ?? null,
    };
  });

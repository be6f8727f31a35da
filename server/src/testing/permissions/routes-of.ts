import type { App } from '../../app/app-options.ts';

const catchAlls = ['/api/*', '/functions/*'];

/** Every operation of the server, as `GET /path/:id`. */
export function routesOf({ http }: App): string[] {
  // Middleware is mounted for all methods on a pattern that ends in a star; it is no route.
  const isMiddleware = ({ method, path }: { method: string; path: string }) =>
    method === 'ALL' && path.endsWith('*') && !catchAlls.includes(path);
  const routes = http.routes
    .filter((route) => !isMiddleware(route) && route.method !== 'OPTIONS')
    // The auth service mounts each path with and without a trailing slash.
    .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`);
  return [...new Set(routes)].sort();
}

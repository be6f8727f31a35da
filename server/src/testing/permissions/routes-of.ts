import type { App } from '../../app.ts';

const catchAlls = ['/api/*', '/functions/*'];

/** Every operation that the server answers, as `GET /path/:id`. */
export function routesOf({ http }: App): string[] {
  // Middleware is mounted for all methods on a pattern that ends in a star; it answers nothing itself.
  const isMiddleware = ({ method, path }: { method: string; path: string }) =>
    method === 'ALL' && path.endsWith('*') && !catchAlls.includes(path);
  const routes = http.routes
    .filter((route) => !isMiddleware(route) && route.method !== 'OPTIONS')
    // The auth service takes each path with and without a slash at its end.
    .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`);
  return [...new Set(routes)].sort();
}

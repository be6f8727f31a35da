import { useRouteLoaderData } from 'react-router';

/**
 * The site's URL as the server writes it in mails. On a developer's machine the page may be open under
 * another name (localhost, 127.0.0.1), which the server would refuse.
 */
export function useSiteUrl(): string {
  const root = useRouteLoaderData('root') as { siteUrl?: string } | undefined;
  return root?.siteUrl ?? window.location.origin;
}

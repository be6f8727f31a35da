import { useRouteLoaderData } from 'react-router';

/**
 * The address the server gives out in mails. On one's own machine a page may be open under another name of the same
 * place (localhost, 127.0.0.1), and the server compares.
 */
export function useSiteUrl(): string {
  const root = useRouteLoaderData('root') as { siteUrl?: string } | undefined;
  return root?.siteUrl ?? window.location.origin;
}

import { sameSitePath } from '@plainclaim/domain/accounts/same-site-path';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { appearanceCookie, asAppearance } from '../../lib/appearance.ts';
import { settingsContext } from '../../lib/load-context.ts';

/** Saves the System / Light / Dark choice. Without JavaScript it redirects back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const secure = context.get(settingsContext).siteUrl.startsWith('https:');
  const form = await request.formData();
  const headers = { 'Set-Cookie': appearanceCookie(asAppearance(form.get('appearance')), secure) };
  const back = form.get('back');
  return typeof back === 'string'
    ? redirect(sameSitePath(back) ?? '/', { headers })
    : data(null, { headers });
}

export function loader() {
  return redirect('/');
}

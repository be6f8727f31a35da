import { sameSitePath } from '@plainclaim/domain/accounts/same-site-path';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { appearanceCookie, asAppearance } from '../../lib/appearance.ts';

/** Keeps the System / Light / Dark choice. With script the page stays; without, the person is sent back to it. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const headers = { 'Set-Cookie': appearanceCookie(asAppearance(form.get('appearance'))) };
  const back = form.get('back');
  return typeof back === 'string'
    ? redirect(sameSitePath(back) ?? '/', { headers })
    : data(null, { headers });
}

export function loader() {
  return redirect('/');
}

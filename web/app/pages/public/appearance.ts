import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { appearanceCookie, asAppearance } from '../../lib/appearance.ts';
import { localPath } from '../../lib/local-path.ts';

/** Keeps the System / Light / Dark choice. With script the page stays; without, the person is sent back to it. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const headers = { 'Set-Cookie': appearanceCookie(asAppearance(form.get('appearance'))) };
  const back = form.get('back');
  return typeof back === 'string' ? redirect(localPath(back, '/'), { headers }) : data(null, { headers });
}

export function loader() {
  return redirect('/');
}

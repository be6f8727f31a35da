import { redirect } from 'react-router';

/** The start of the admin side, for an address typed by hand; the dashboard decides who may see it. */
export function loader() {
  return redirect('/admin/dashboard');
}

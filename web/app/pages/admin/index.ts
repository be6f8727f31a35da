import { redirect } from 'react-router';

/** Redirects a hand-typed /admin to the dashboard, which checks access. */
export function loader() {
  return redirect('/admin/dashboard');
}

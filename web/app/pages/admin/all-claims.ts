import { redirect } from 'react-router';

/** Redirects a hand-typed /admin/claims to the list of all claims, which checks access. */
export function loader() {
  return redirect('/admin/claims/all');
}

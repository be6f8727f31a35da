import { NotFoundPage } from '../../shell/not-found-page.tsx';

export function loader() {
  throw new Response(null, { status: 404 });
}

export default NotFoundPage;

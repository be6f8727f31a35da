import { createMailChoicesRoutes } from '../../features/mail-choices/index.ts';
import { createYourDataRoutes } from '../../features/your-data/index.ts';
import type { Api, Parts } from '../parts.ts';

/** Download, deletion and choices about mails. */
export function mountYourData(api: Api, { platform, yourData }: Parts): void {
  api.route('/', createYourDataRoutes(yourData));
  api.route('/', createMailChoicesRoutes(platform));
}

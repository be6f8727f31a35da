import { scales } from '../art/illustrations/scales.tsx';
import { TextLink } from '../ui/link.tsx';
import { MessagePage } from './message-page.tsx';

/** For a page that says why it does not open. */
export function AccessDenied({ children }: { children: string }) {
  return (
    <MessagePage
      picture={scales}
      heading="Access Denied"
      actions={<TextLink to="/">Go to the home page</TextLink>}
    >
      <p>{children}</p>
    </MessagePage>
  );
}

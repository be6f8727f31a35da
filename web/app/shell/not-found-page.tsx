import { ButtonLink, TextLink } from '../ui/link.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      heading="Page not found"
      actions={
        <>
          <ButtonLink to="/">Go to the home page</ButtonLink>
          <TextLink to="/contact">Contact us</TextLink>
        </>
      }
    >
      {/* Errors have no page meta, so the title is set here. */}
      <title>Page not found – Plainclaim</title>
      <meta name="robots" content="noindex" />
      <p>
        There is nothing at this address. If you typed it, check the spelling; if a link brought you here, the
        page may have moved.
      </p>
    </MessagePage>
  );
}

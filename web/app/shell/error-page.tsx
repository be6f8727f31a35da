import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/link.tsx';
import { MessagePage } from './message-page.tsx';

/** The address stays as it is, so trying again returns to the same place. */
export function ErrorPage() {
  return (
    <MessagePage
      heading="Something went wrong on our side"
      actions={
        <>
          <Button onClick={() => window.location.reload()} className="needs-script">
            Try again
          </Button>
          <TextLink to="/" reloadDocument>
            Go to the home page
          </TextLink>
        </>
      }
    >
      <title>Something went wrong – Plainclaim</title>
      <meta name="robots" content="noindex" />
      <p>
        This page could not be shown. Nothing you saved is lost, and trying again brings you back to this
        place.
      </p>
      <p>
        If it keeps happening, <TextLink to="/contact">tell us what you were doing</TextLink> and we will look
        into it.
      </p>
    </MessagePage>
  );
}

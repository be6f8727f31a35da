import { Link } from 'react-router';
import { buttonClasses } from './button-classes.ts';
import { MessagePage } from './message-page.tsx';

/** The address stays as it is, so trying again returns to the same place. */
export function ErrorPage() {
  return (
    <MessagePage
      picture="scales"
      heading="Something went wrong on our side"
      actions={
        <>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className={`needs-script ${buttonClasses('primary')}`}
          >
            Try again
          </button>
          <Link to="/" reloadDocument>
            Go to the home page
          </Link>
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
        If it keeps happening, <Link to="/contact">tell us what you were doing</Link> and we will look into
        it.
      </p>
    </MessagePage>
  );
}

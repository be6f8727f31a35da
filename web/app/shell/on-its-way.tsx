import { Link } from 'react-router';
import { MessagePage } from './message-page.tsx';

type OnItsWayProps = {
  heading: string;
  /** One calm sentence: what this page will do. */
  children: string;
};

/** Stands in for a page that is listed but not built yet. */
export function OnItsWay({ heading, children }: OnItsWayProps) {
  return (
    <MessagePage picture="clock" heading={heading} actions={<Link to="/">Go to the home page</Link>}>
      <p>{children} It is on its way.</p>
    </MessagePage>
  );
}

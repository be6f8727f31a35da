import { clock } from '../art/illustrations/clock.tsx';
import { TextLink } from '../ui/link.tsx';
import { MessagePage } from './message-page.tsx';

type OnItsWayProps = {
  heading: string;
  /** One calm sentence: what this page will do. */
  children: string;
};

/** Stands in for a page that is listed but not built yet. */
export function OnItsWay({ heading, children }: OnItsWayProps) {
  return (
    <MessagePage picture={clock} heading={heading} actions={<TextLink to="/">Go to the home page</TextLink>}>
      <p>{children} It is on its way.</p>
    </MessagePage>
  );
}

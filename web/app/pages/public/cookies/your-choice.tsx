import { openCookieSettings } from '../../../shell/cookie-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import type { DocumentSection } from '../document/numbered-document.tsx';
import { OutsideLink, Points } from '../document/parts.tsx';

export const yourChoice: DocumentSection = {
  id: 'your-choice',
  heading: 'Your choice and the consent banner',
  body: (
    <>
      <p>
        On your first visit a banner asks which kinds you allow. Accept and Reject are one press each and look
        alike; you can also choose kind by kind. Until you answer, only essential cookies are used, and the
        banner does not stop you from reading.
      </p>
      <p>
        You can change your mind at any time with the Cookie Settings link at the foot of every page, or here.
        We ask again after 182 days, or sooner if the kinds change.
      </p>
      <p className="needs-script print:hidden">
        <Button variant="secondary" aria-haspopup="dialog" onClick={openCookieSettings}>
          Open Cookie Settings
        </Button>
      </p>
    </>
  ),
};

export const inYourBrowser: DocumentSection = {
  id: 'in-your-browser',
  heading: 'Cookies in your browser',
  body: (
    <>
      <p>
        Every browser can show, refuse and delete cookies. If you refuse the essential ones you can still read
        this site, but not sign in.
      </p>
      <Points>
        <li>
          <OutsideLink href="https://support.google.com/chrome/answer/95647">Chrome</OutsideLink>
        </li>
        <li>
          <OutsideLink href="https://support.mozilla.org/en-US/kb/clear-cookies-and-site-data-firefox">
            Firefox
          </OutsideLink>
        </li>
        <li>
          <OutsideLink href="https://support.apple.com/en-gb/guide/safari/sfri11471/mac">Safari</OutsideLink>
        </li>
        <li>
          <OutsideLink href="https://support.microsoft.com/en-gb/microsoft-edge/delete-cookies-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09">
            Edge
          </OutsideLink>
        </li>
      </Points>
    </>
  ),
};

export const optingOut: DocumentSection = {
  id: 'opting-out',
  heading: 'Opting out elsewhere',
  body: (
    <>
      <p>The services of section 4 can be refused for all sites at once, ours included if we ever use one:</p>
      <Points>
        <li>
          Analytics:{' '}
          <OutsideLink href="https://tools.google.com/dlpage/gaoptout">
            Google Analytics opt-out add-on
          </OutsideLink>
        </li>
        <li>
          Advertising:{' '}
          <OutsideLink href="https://www.youronlinechoices.com/uk/">Your Online Choices</OutsideLink> and{' '}
          <OutsideLink href="https://myadcenter.google.com/">Google’s My Ad Center</OutsideLink>
        </li>
        <li>
          Heatmaps:{' '}
          <OutsideLink href="https://www.hotjar.com/policies/do-not-track/">
            Hotjar’s Do Not Track
          </OutsideLink>
        </li>
        <li>
          Support chat: close the chat and clear its cookies in your browser; there is no list to opt out of.
        </li>
        <li>
          More about cookies and your rights:{' '}
          <OutsideLink href="https://ico.org.uk/for-the-public/online/cookies/">
            Information Commissioner’s Office
          </OutsideLink>
        </li>
      </Points>
    </>
  ),
};

export const changesAndContact: DocumentSection = {
  id: 'changes-and-contact',
  heading: 'Changes and contact',
  body: (
    <p>
      When this list changes, this page changes with it. What we do with personal data beyond cookies is in
      the <TextLink to="/privacy">privacy notice</TextLink>. Questions are welcome on the{' '}
      <TextLink to="/contact">contact page</TextLink>.
    </p>
  ),
};

import type { DocumentSection } from '../document/numbered-document.tsx';
import { Grid, Points } from '../document/parts.tsx';
import { kept } from './kept-in-your-browser.ts';

export const whatCookiesAre: DocumentSection = {
  id: 'what-cookies-are',
  heading: 'What cookies are',
  body: (
    <p>
      A cookie is a small piece of text that a site asks your browser to keep and send back with each request.
      Browsers also have storage that a page can read but that is not sent. The law treats both alike, and so
      do we: when we say “cookies” here, we mean both.
    </p>
  ),
};

export const howWeUseThem: DocumentSection = {
  id: 'how-we-use-them',
  heading: 'How we use cookies',
  body: (
    <p>
      To keep you signed in, to show the right page at once, to remember your answer about cookies and the
      look you chose. None of them follows you to another site, and none is used to advertise.
    </p>
  ),
};

export const kindsOfCookies: DocumentSection = {
  id: 'kinds-of-cookies',
  heading: 'Kinds of cookies',
  body: (
    <>
      <p>There are four kinds. You can allow or refuse each of the last three on its own.</p>
      <Points>
        <li>
          <b>Essential</b> cookies make the site work: sign-in, security, and what you choose here. They are
          always on.
        </li>
        <li>
          <b>Performance</b> cookies count visits and show which pages are slow or confusing. We use none
          today.
        </li>
        <li>
          <b>Functional</b> cookies remember how you like to use the site beyond what you asked for. We use
          none today.
        </li>
        <li>
          <b>Marketing</b> cookies measure adverts on other sites. We use none today.
        </li>
      </Points>
      <p>This is everything that we keep in your browser:</p>
      <Grid
        caption="Everything that this site keeps in your browser"
        columns={['Name', 'What it is for', 'Stays']}
        rows={kept.map(({ name, purpose, stays }) => [name, purpose, stays])}
      />
    </>
  ),
};

export const thirdParties: DocumentSection = {
  id: 'third-parties',
  heading: 'Cookies of other companies',
  body: (
    <>
      <p>
        Sites like this one often carry services of other companies, which set cookies of their own. These are
        the usual ones. None of them is switched on here today; if one ever is, it is named on this page
        first, you are asked again, and it stays off unless you say yes.
      </p>
      <Grid
        caption="Kinds of third-party cookies"
        columns={['Service', 'What its cookies do', 'Kind']}
        rows={[
          [
            'Analytics',
            'Tell returning visitors from new ones and count which pages are read',
            'Performance',
          ],
          ['Heatmaps', 'Record where people point and scroll, to find what confuses them', 'Performance'],
          ['Support chat', 'Keep a conversation together when you move from page to page', 'Functional'],
          [
            'Advertising',
            'Recognise you on other sites, to show adverts and measure whether they worked',
            'Marketing',
          ],
        ]}
      />
      <p>
        When you pay by card you leave this site for the card payment provider’s page, which sets its own
        cookies to prevent fraud. Their policy applies there.
      </p>
    </>
  ),
};

export const howLongTheyStay: DocumentSection = {
  id: 'how-long-they-stay',
  heading: 'How long they stay',
  body: (
    <p>
      Some go when you close the tab or sign out. Of those that stay, most cookies on the web, and most of the
      third-party kinds above, expire in 1 to 2 years. Ours stay for the times in the table of section 3, a
      year at the longest.
    </p>
  ),
};

type Kept = { readonly name: string; readonly purpose: string; readonly stays: string };

/** Everything the site stores in a browser. A browser test fails for an entry that is missing here. */
export const kept: readonly Kept[] = [
  {
    name: 'pc_consent',
    purpose: 'Your answer about cookies, with the date. Cookie, essential',
    stays: '182 days',
  },
  {
    name: 'pc_viewer',
    purpose:
      'Your role and e-mail address while you are signed in, so that the page arrives with the right header. It opens nothing. Cookie, essential',
    stays: '30 days, or until you sign out',
  },
  {
    name: 'pc_theme',
    purpose: 'Light or dark, if you chose one at the foot of the page. Cookie, essential',
    stays: '1 year',
  },
  {
    name: 'pc_flow',
    purpose:
      'While you sign in with another service, such as Google: that it is the same browser that comes back. Cookie, essential',
    stays: '15 minutes',
  },
  {
    name: 'pc_sso',
    purpose:
      'While you sign in with your organisation: that it is the same browser that comes back. Cookie, essential',
    stays: '10 minutes',
  },
  {
    name: 'plainclaim-auth',
    purpose: 'Your session: what proves to our server that it is you. Local storage, essential',
    stays: 'Until you sign out',
  },
  {
    name: 'plainclaim-destination',
    purpose: 'Where you were heading before you signed in. Session storage, essential',
    stays: 'Until you are there, or close the tab',
  },
  {
    name: 'plainclaim-private:…',
    purpose:
      'What you are working on in this tab, such as a claim you have begun. Session storage, essential',
    stays: 'Until you sign out or close the tab',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'How far down a page you were, so that Back leads there. Session storage, essential',
    stays: 'Until you close the tab',
  },
];

/** Pages that search engines should know, in the order of the site. */
export const publicPages = [
  '/',
  '/how-it-works',
  '/about',
  '/faq',
  '/blog',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/signin',
  '/signup',
  '/signup/plaintiff',
  '/signup/solicitor',
] as const;

/** Beginnings of addresses that are nobody's business but one person's. */
export const privatePaths = [
  '/account-deleted',
  '/admin/',
  '/api/',
  '/auth/',
  '/claim/',
  '/dev/',
  '/files/',
  '/functions/',
  '/generate-lba',
  '/pay/',
  '/plaintiff-dashboard',
  '/profile',
  '/reset-password',
  '/solicitor-dashboard',
  '/solicitor-holding-page',
  '/submit-claim',
  '/testing',
  '/unsubscribe',
] as const;

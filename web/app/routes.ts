import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  // For everyone
  index('pages/public/home.tsx'),
  route('how-it-works', 'pages/public/how-it-works.tsx'),
  route('is-it-worth-it', 'pages/public/is-it-worth-it.tsx'),
  route('about', 'pages/public/about.tsx'),
  route('privacy', 'pages/public/privacy.tsx'),
  route('terms', 'pages/public/terms.tsx'),
  route('cookies', 'pages/public/cookies.tsx'),
  route('contact', 'pages/public/contact.tsx'),
  route('faq', 'pages/public/faq.tsx'),
  route('blog', 'pages/public/blog.tsx'),
  route('blog/:slug', 'pages/public/blog-post.tsx'),
  route('blog/category/:slug', 'pages/public/blog-category.tsx'),
  route('blog/tag/:slug', 'pages/public/blog-tag.tsx'),

  route('check/:code', 'pages/public/check.tsx'),
  route('unsubscribe', 'pages/public/unsubscribe.tsx'),
  route('account-deleted', 'pages/public/account-deleted.tsx'),

  // Accounts
  route('signin', 'pages/account/sign-in.tsx'),
  route('signup', 'pages/account/sign-up.tsx'),
  route('signup/plaintiff', 'pages/account/sign-up-plaintiff.tsx'),
  route('signup/solicitor', 'pages/account/sign-up-solicitor.tsx'),
  route('open-link', 'pages/account/open-link.tsx'),
  route('reset-password', 'pages/account/reset-password.tsx'),
  route('solicitor-holding-page', 'pages/account/solicitor-holding-page.tsx'),

  // Defendants: no header, no footer
  route('pay/success', 'pages/defendant/pay-success.tsx'),
  route('pay/:token?', 'pages/defendant/pay.tsx'),

  // Signed in: the server sends a skeleton, the browser the rest
  layout('pages/private-layout.tsx', [
    route('submit-claim', 'pages/plaintiff/submit-claim.tsx'),
    route('generate-lba', 'pages/plaintiff/generate-lba.tsx'),
    route('generate-lba/send', 'pages/plaintiff/send-letter.tsx'),
    route('plaintiff-dashboard', 'pages/plaintiff/dashboard.tsx'),
    route('plaintiff-dashboard/claims', 'pages/plaintiff/all-claims.tsx'),
    route('claim/:id', 'pages/plaintiff/claim.tsx'),
    route('profile', 'pages/account/profile.tsx'),
    route('solicitor-dashboard', 'pages/solicitor/dashboard.tsx'),
    route('solicitor-dashboard/cases/:id', 'pages/solicitor/case.tsx'),
    route('admin/dashboard', 'pages/admin/dashboard.tsx'),
    route('admin/claims/:filterType', 'pages/admin/claims.tsx'),
    route('admin/claims-with-responses', 'pages/admin/claims-with-responses.tsx'),
    route('admin/replies', 'pages/admin/replies.tsx'),
    route('admin/claim-review/:id', 'pages/admin/claim-review.tsx'),
    route('admin/blog', 'pages/admin/blog.tsx'),
    route('admin/blog/new', 'pages/admin/blog-new.tsx'),
    route('admin/blog/edit/:id', 'pages/admin/blog-edit.tsx'),
    route('admin/solicitors', 'pages/admin/solicitors.tsx'),
    route('admin/solicitors/:id', 'pages/admin/solicitor.tsx'),
    route('admin/users', 'pages/admin/users.tsx'),
    route('admin/users/:id', 'pages/admin/user.tsx'),
    route('admin/mail', 'pages/admin/mail.tsx'),
    route('admin/payouts', 'pages/admin/payouts.tsx'),
    route('testing', 'pages/tester/testing.tsx'),
  ]),

  // For developers; absent in production
  route('dev/ui', 'pages/dev/ui.tsx'),
  route('dev/empty', 'pages/dev/empty.tsx'),

  // Not pages
  route('admin', 'pages/admin/index.ts'),
  route('admin/claims', 'pages/admin/all-claims.ts'),
  route('appearance', 'pages/public/appearance.ts'),
  route('blog/rss.xml', 'pages/public/blog-rss.ts'),
  route('sitemap.xml', 'pages/public/sitemap.ts'),
  route('robots.txt', 'pages/public/robots.ts'),

  route('*', 'pages/public/not-found.tsx'),
] satisfies RouteConfig;

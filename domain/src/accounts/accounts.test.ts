import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashboardOf, landingAfterSignUp, submitClaimTarget } from './landing.ts';
import { landingAfterSignIn } from './landing-after-sign-in.ts';
import { isPasswordTooLong } from './password.ts';
import { dateOfBirthProblem, profileForm } from './profile.ts';
import { roleForSignUp, roleOf } from './roles.ts';
import { sameSitePath } from './same-site-path.ts';
import { plaintiffSignUpForm } from './sign-up.ts';

// The rules do without it, so the package does not know it; this test asks what a browser would do.
declare const URL: new (path: string, base: string) => { readonly origin: string };

const now = new Date('2026-11-16T10:00:00Z');

const messagesOf = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('roles', () => {
  it.each([
    [undefined, 'plaintiff'],
    [null, 'plaintiff'],
    [{}, 'plaintiff'],
    [{ role: 'owner' }, 'plaintiff'],
    [{ role: 'admin' }, 'admin'],
    [{ role: 'tester' }, 'tester'],
    [{ role: 'solicitor' }, 'solicitor'],
  ])('%o is a %s', (metadata, role) => expect(roleOf(metadata)).toBe(role));

  it.each([
    ['admin', 'plaintiff'],
    ['tester', 'plaintiff'],
    [{ role: 'admin' }, 'plaintiff'],
    [undefined, 'plaintiff'],
    ['solicitor', 'solicitor'],
  ])('a sign-up asking for %o becomes a %s', (wanted, role) => expect(roleForSignUp(wanted)).toBe(role));
});

describe('landing', () => {
  it('sends each role to its own place', () => {
    expect(['admin', 'solicitor', 'tester', 'plaintiff'].map((role) => dashboardOf(role as never))).toEqual([
      '/admin/dashboard',
      '/solicitor-dashboard',
      '/testing',
      '/plaintiff-dashboard',
    ]);
    expect(
      ['admin', 'solicitor', 'tester', 'plaintiff'].map((role) => submitClaimTarget(role as never)),
    ).toEqual(['/admin/dashboard', '/solicitor-dashboard', '/testing', '/submit-claim']);
  });

  it.each([
    ['plaintiff', '/claim/1', '/submit-claim', '/claim/1'],
    ['plaintiff', null, '/submit-claim', '/submit-claim'],
    ['plaintiff', '//evil.example', 'https://evil.example', '/plaintiff-dashboard'],
    ['plaintiff', null, null, '/plaintiff-dashboard'],
    ['admin', '/claim/1', '/submit-claim', '/admin/dashboard'],
    ['admin', '/admin/claim-review/1?from=mail#replies', null, '/admin/claim-review/1?from=mail#replies'],
    ['admin', null, '/admin/replies', '/admin/replies'],
    ['admin', '/how-it-works', null, '/admin/dashboard'],
    ['admin', '/no-such-page', null, '/admin/dashboard'],
    ['solicitor', '/claim/1', null, '/claim/1'],
    ['solicitor', '/solicitor-dashboard?case=1', null, '/solicitor-dashboard?case=1'],
    ['solicitor', '/admin/replies', null, '/solicitor-dashboard'],
    ['solicitor', '/submit-claim', null, '/solicitor-dashboard'],
    ['tester', '/claim/1', null, '/testing'],
    ['tester', '/profile', null, '/profile'],
  ] as const)('%s heading for %s or %s lands on %s', (role, stored, returnUrl, wanted) => {
    expect(landingAfterSignIn(role, stored, returnUrl)).toBe(wanted);
  });

  it('sends a new plaintiff on to their claim', () => {
    expect(landingAfterSignUp(null, null)).toBe('/submit-claim');
    expect(landingAfterSignUp(null, '/contact?claim=1')).toBe('/contact?claim=1');
  });
});

describe('sameSitePath', () => {
  it.each(['/', '/submit-claim', '/plaintiff-dashboard?claim_id=1', '/faq#costs', '/a?next=//b'])(
    'keeps %s',
    (path) => expect(sameSitePath(path)).toBe(path),
  );

  it.each([
    '',
    'submit-claim',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' /submit-claim',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (path) => expect(sameSitePath(path)).toBeUndefined());

  it('never lets a browser leave the site, whatever the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[/\\a-z.:@?#\t\n ]{0,20}$/), (text) => {
        const path = sameSitePath(text);
        if (path !== undefined)
          expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
      }),
    );
  });
});

describe('plaintiff sign-up', () => {
  const good = {
    fullName: 'Hannah Okoro',
    email: ' Hannah@Example.com ',
    phone: '',
    password: 'correct horse',
    confirmPassword: 'correct horse',
    agreement: true,
  };

  it('takes a complete form and tidies it', () => {
    expect(plaintiffSignUpForm.parse(good)).toMatchObject({
      fullName: 'Hannah Okoro',
      email: 'hannah@example.com',
    });
  });

  it.each([
    [{ fullName: ' ' }, { fullName: 'Full name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'hannah' }, { email: 'Please enter a valid email address' }],
    [{ phone: 'call me' }, { phone: 'Please enter a valid phone number' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'Must be at least 8 characters long' }],
    [{ confirmPassword: 'correct house' }, { confirmPassword: 'Passwords do not match' }],
    [
      { confirmPassword: 'correct house', fullName: '' },
      { fullName: 'Full name is required', confirmPassword: 'Passwords do not match' },
    ],
    [{ confirmPassword: '' }, { confirmPassword: 'Please type the password again' }],
    [
      { agreement: false },
      { agreement: 'Please confirm that you are 18 or over and agree to the terms and privacy policy' },
    ],
  ])('%o is answered %o', (change, messages) => {
    expect(messagesOf(plaintiffSignUpForm.safeParse({ ...good, ...change }))).toEqual(messages);
  });
});

describe('passwords', () => {
  it.each([
    ['a'.repeat(72), false],
    ['a'.repeat(73), true],
    ['é'.repeat(36), false],
    ['é'.repeat(37), true],
    ['🔑'.repeat(18), false],
    ['🔑'.repeat(19), true],
  ])('%s is too long: %s', (password, tooLong) => expect(isPasswordTooLong(password)).toBe(tooLong));
});

describe('profile', () => {
  const empty = {
    fullName: 'Hannah Okoro',
    email: 'h@example.com',
    phone: '',
    dateOfBirth: '',
    addressLine1: '',
    addressLine2: '',
    townCity: '',
    postcode: '',
  };

  it('needs a name and an address to write to, nothing more', () => {
    expect(profileForm(now).safeParse(empty).success).toBe(true);
  });

  it('writes a postcode the usual way', () => {
    expect(profileForm(now).parse({ ...empty, postcode: 'ol149zq' }).postcode).toBe('OL14 9ZQ');
  });

  it.each([
    [{ fullName: '' }, { fullName: 'Full name is required' }],
    [{ email: 'x' }, { email: 'Please enter a valid email address' }],
    [{ phone: '12a' }, { phone: 'Please enter a valid phone number' }],
    [{ postcode: 'nowhere' }, { postcode: 'Please enter a valid UK postcode' }],
    [{ dateOfBirth: '2030-01-01' }, { dateOfBirth: 'Date of birth must be in the past' }],
    [{ dateOfBirth: '1990-06-31' }, { dateOfBirth: 'There is no 31 June: June has 30 days' }],
  ])('%o is answered %o', (change, messages) => {
    expect(messagesOf(profileForm(now).safeParse({ ...empty, ...change }))).toEqual(messages);
  });

  it.each([
    ['2026-11-16', 'Date of birth must be in the past'],
    ['2026-11-15', 'You must be 18 or over to use Plainclaim'],
    ['2008-11-17', 'You must be 18 or over to use Plainclaim'],
    ['2008-11-16', undefined],
    ['1930-01-01', undefined],
  ])('a birth on %s: %s', (date, problem) => expect(dateOfBirthProblem(date, now)).toBe(problem));
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProfileFacts } from './profile-facts.tsx';

const values = {
  fullName: 'Hannah Okoro',
  email: 'hannah@post.example',
  phone: '',
  dateOfBirth: '1990-04-02',
  addressLine1: '12 Mill Lane',
  addressLine2: '',
  townCity: 'Leeds',
  postcode: '',
};

const facts = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, term, detail]) => [
    term,
    detail?.replace(/<[^>]+>/g, ''),
  ]);

it('shows what was given, what was not, and the kind of account', () => {
  const html = renderToStaticMarkup(<ProfileFacts values={values} accountType="solicitor" />);
  expect(facts(html)).toEqual([
    ['Full name', 'Hannah Okoro'],
    ['Email', 'hannah@post.example'],
    ['Phone', 'Not given'],
    ['Date of birth', '2 April 1990'],
    ['Address', '12 Mill Lane\nLeeds'],
    ['Postcode', 'Not given'],
    ['Account type', 'Solicitor'],
  ]);
});

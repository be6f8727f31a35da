import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MistypedMail } from './mistyped-mail.tsx';

const shown = (address: string) =>
  renderToStaticMarkup(<MistypedMail address={address} field="defendantEmail" onTake={() => undefined} />);

it('offers the address that was probably meant, with one press to take it', () => {
  const html = shown('hannah@gmial.com');
  expect(html).toContain('Did you mean hannah@gmail.com?');
  expect(html).toContain('Mail to hannah@gmial.com may not arrive.');
  expect(html).toMatch(/<button[^>]*>.*Use it/);
});

it.each(['hannah@gmail.com', 'office@northgate.example', 'hannah', '', 'unknown@defendant.invalid'])(
  'says nothing of %j',
  (address) => {
    expect(shown(address)).toBe('<div role="status" class="-mt-4 empty:hidden"></div>');
  },
);

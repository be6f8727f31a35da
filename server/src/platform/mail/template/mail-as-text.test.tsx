import { plainTextSelectors } from '@react-email/components';
import fc from 'fast-check';
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MailLayout } from './layout.tsx';
import { mailAsText } from './mail-as-text.ts';
import { MailParagraphs } from './mail-paragraphs.tsx';
import { MailButton, MailFacts, MailHeading, MailLink, MailText } from './mail-parts.tsx';

const heading = { options: { uppercase: false } };

/** What any HTML says in plain text, by a library that knows all of it and takes its time. */
const byLibrary = compile({
  wordwrap: 78,
  selectors: [
    ...plainTextSelectors,
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'h1', ...heading },
    {
      selector: 'table[data-facts=true]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 44 },
    },
  ],
});

const asLibrary = (html: string) =>
  byLibrary(html)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 14 }),
  fc.constantFrom('a', 'Zoë', '<b>', '&amp;', '"quoted"', "it's", '£1,250.50', 'https://plainclaim.example'),
  fc.string({ minLength: 50, maxLength: 90 }),
);
const gap = fc.constantFrom(' ', ' ', ' ', '  ', '\n', '\n\n', '\t', '\u00a0', '\u200b', '');
const words = fc.array(fc.tuple(word, gap), { maxLength: 30 }).map((pairs) => pairs.flat().join(''));
const address = fc.constantFrom(
  'https://plainclaim.example',
  'mailto:help@plainclaim.example',
  `https://plainclaim.example/claim/1?token=${'a1'.repeat(40)}&next=%2Fpay`,
);

it('says of every mail what a library for any HTML says', () => {
  const mail = fc.record({
    preview: words,
    reason: words,
    title: words,
    before: words,
    after: words,
    typed: words,
    // A link of ours always has words.
    linked: words.map((text) => `here ${text}`),
    href: address,
    unsubscribeUrl: fc.option(address, { nil: undefined }),
    facts: fc.uniqueArray(fc.record({ label: words, value: words }), {
      maxLength: 4,
      selector: ({ label }) => label,
    }),
  });
  fc.assert(
    fc.property(mail, (one) => {
      const html = renderToStaticMarkup(
        <MailLayout
          preview={one.preview}
          reason={one.reason}
          siteUrl="https://plainclaim.example"
          {...(one.unsubscribeUrl && { unsubscribeUrl: one.unsubscribeUrl })}
        >
          <MailHeading>{one.title}</MailHeading>
          <MailText>
            {one.before}
            <MailLink href={one.href}>{one.linked}</MailLink>
            {one.after}
            <strong>{one.title}</strong>
            <br />
            {one.before} <MailLink href={one.href}>{one.href}</MailLink>.
          </MailText>
          <MailFacts facts={one.facts} />
          <MailParagraphs text={one.typed} />
          <MailButton href={one.href}>{one.after}</MailButton>
        </MailLayout>,
      );
      expect(mailAsText(html)).toBe(asLibrary(html));
    }),
    { numRuns: 150 },
  );
});

import { expect, it } from 'vitest';
import { MailLayout } from './layout.tsx';
import { MailButton, MailFacts, MailHeading, MailLink, MailText } from './mail-parts.tsx';
import { renderMail } from './render-mail.ts';

const claimUrl = `https://plainclaim.example/claim/1?token=${'a1'.repeat(60)}&next=%2Fpay`;

const sample = (name: string) => (
  <MailLayout
    preview="Your letter is on its way"
    reason="You sent a claim with this address."
    siteUrl="https://plainclaim.example"
  >
    <MailHeading>Your letter is on its way to {name}</MailHeading>
    <MailText>
      They have 30 days. Read <MailLink href="https://plainclaim.example/how-it-works">how it works</MailLink>
      .
    </MailText>
    <MailFacts
      facts={[
        { label: 'Amount', value: '£1,250.00' },
        { label: 'Reply due by', value: '15 December 2026' },
      ]}
    />
    <MailButton href={claimUrl}>Open your claim</MailButton>
  </MailLayout>
);

it('writes a text part that says everything the HTML part says', async () => {
  const { text } = await renderMail(sample('Zoë & Söhne'));
  expect(text).toContain('Your letter is on its way to Zoë & Söhne');
  expect(text).toMatch(/Amount {2,}£1,250\.00/);
  expect(text).toMatch(/Reply due by {2,}15 December 2026/);
  expect(text).toContain('not a law firm');
  expect(text).toContain('You sent a claim with this address.');
});

it('keeps every link address whole in the text part', async () => {
  const { text } = await renderMail(sample('Ada'));
  expect(text).toMatch(/Open your claim\s/);
  expect(text).toContain(`<${claimUrl}>`);
  expect(text).toMatch(/how it works\s<https:\/\/plainclaim\.example\/how-it-works>\./);
});

it('keeps words in the text part that look like attributes', async () => {
  const { text } = await renderMail(sample('Ada style="a" class="b" Lovelace'));
  expect(text).toContain('to Ada style="a" class="b" Lovelace');
});

it('does not repeat the preview line or the drawn mark in the text part', async () => {
  const { text } = await renderMail(sample('Ada'));
  expect(text.split('is on its way')).toHaveLength(2);
});

it('escapes what people typed', async () => {
  const { html } = await renderMail(sample('<script>alert(1)</script>'));
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
});

it('needs no picture, script or style sheet from elsewhere', async () => {
  const { html } = await renderMail(sample('Ada'));
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
});

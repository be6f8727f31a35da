import { noOperatorWords } from '@plainclaim/domain/shared/operator';
import { expect, it } from 'vitest';
import { finishMail } from './finish-mail.ts';
import { MailLayout } from './template/layout.tsx';
import { MailText } from './template/mail-parts.tsx';
import { renderMail } from './template/render-mail.ts';
import { operatorPlace } from './template/say-operator.ts';

const settings = {
  MAIL_FROM: 'post@plainclaim.example',
  OPERATOR_NAME: 'Kettle & Sons Ltd',
  OPERATOR_NUMBER: '01234567',
  OPERATOR_ADDRESS: '1 High Street, Leeds LS1 1AA',
};
const nobody = { OPERATOR_NAME: undefined, OPERATOR_NUMBER: undefined, OPERATOR_ADDRESS: undefined };

const mailSaying = (words: string) =>
  renderMail(
    <MailLayout preview="One" reason="You asked for it." siteUrl="https://plainclaim.example">
      <MailText>{words}</MailText>
    </MailLayout>,
  );

it('names the company that runs the site, with its number and address, in both parts', async () => {
  const { html, text } = finishMail(await mailSaying('Hello'), settings);
  const rest =
    ', registered in England and Wales with number 01234567. Registered office: 1 High Street, Leeds LS1 1AA.';
  expect(text).toContain(`Plainclaim is run by Kettle & Sons Ltd${rest}`);
  expect(html).toContain(`Plainclaim is run by Kettle &amp; Sons Ltd${rest}`);
});

it('says that no company runs a copy that was started to try it out', async () => {
  const { html, text } = finishMail(await mailSaying('Hello'), { ...settings, ...nobody });
  expect([html.includes(noOperatorWords), text.includes(noOperatorWords)]).toEqual([true, true]);
});

it('fills in the foot alone, whatever a person wrote above it', async () => {
  const { html, text } = finishMail(await mailSaying(`I wrote ${operatorPlace}.`), settings);
  for (const part of [html, text]) {
    expect(part.split(operatorPlace)).toHaveLength(2);
    expect(part.split('Kettle')).toHaveLength(2);
    expect(part).toContain(`I wrote ${operatorPlace}.`);
  }
});

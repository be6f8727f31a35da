import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import type { DataSection } from '../../platform/personal-data/personal-part.ts';
import type { FoundPerson } from './find-person.ts';

/** The archive's README: what is in it and what is not. */
export function readmeFor({ account }: FoundPerson, sections: readonly DataSection[], now: Date): string {
  const widest = Math.max(...sections.map(({ name }) => name.length)) + '.json'.length;
  return [
    'YOUR DATA AT PLAINCLAIM',
    `As of ${formatLongDate(now)}.`,
    '',
    'The folder data holds one file for each kind of data. They are lists in a form called JSON: any text',
    'editor shows them, and other programs can read them. A list that says [] is empty.',
    '',
    ...sections.map(({ name, about }) => `  ${`${name}.json`.padEnd(widest)}  ${about}`),
    '',
    'Letters are in the folder letters, named after the claim. Evidence is in documents and',
    'unfinished-documents, files from the other side in replies.',
    '',
    'WHAT IS NOT IN HERE',
    '',
    '- Secrets: your password, codes and keys. Most of them we do not know ourselves.',
    '- Card numbers. We never see them.',
    '- Who of our team did something, and the notes they make for themselves.',
    '- Mails to other people about your claims. Your letter is here.',
    ...(account.role === 'solicitor'
      ? ['- Your clients’ case files. They are your clients’ data; download them from each case.']
      : []),
    ...(account.provenEmail === null
      ? [
          '- Messages from our contact page and mails that we find by your e-mail address alone. You have not yet',
          '  shown us that the mailbox is yours. Confirm your address in your profile, then download again.',
        ]
      : []),
    '- Log lines of our servers. They hold no names.',
    '',
    `How long we keep what: up to ${serviceTerms.retentionYears} years after a claim or the account is closed. Our privacy notice says`,
    'more, and what else you can ask for: /privacy on our site. Something missing or wrong? Write to us on',
    'the contact page; you do not need special words.',
    '',
  ].join('\n');
}

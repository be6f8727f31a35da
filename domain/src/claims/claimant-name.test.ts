import { describe, expect, it } from 'vitest';
import { yourInformationForm } from './claim-form.ts';
import { claimantNameProblem, claimantNameWords } from './claimant-name.ts';

const { link, number, authority } = claimantNameWords;

describe('the name under which a letter goes out', () => {
  it.each([
    ['https://court-fees.example', link],
    ['Pay at www.court-fees.net', link],
    ['Hannah Okoro court-fees.com', link],
    ['evil.co.uk/pay now', link],
    ['hannah@post.example', link],
    ['hannah＠post.example', link],
    ['HM Courts', authority],
    ['H M Courts and Tribunals', authority],
    ['H.M. Courts & Tribunals Service', authority],
    ['HMCTS', authority],
    ['H M C T S', authority],
    ['His Majesty’s Courts', authority],
    ['County Court Money Claims Centre', authority],
    ['the County  Court', authority],
    ['Соunty Соurt', authority],
    ['ＨＭ Ｃｏｕｒｔｓ', authority],
    ['HM C0urts', authority],
    ['Cóunty Cöurt', authority],
    ['HM Rev­enue', authority],
    ['High Court Enforcement Officers', authority],
    ['gov.uk', link],
    ['refunds at evil.ru', link],
    ['bit.ly/3xQ', link],
    ['evil。me', link],
    ['evil․agency', link],
    ['t.co', link],
    ['Call 0800 123 4567', number],
    ['Pay 20-00-00 ５５７７９９１１', number],
    ['HMCourts', authority],
    ['CountyCourt', authority],
    ['ʜᴍ ᴄᴏᴜʀᴛꜱ', authority],
    ['🅷🅼 🅲🅾🆄🆁🆃🆂', authority],
    ['🇭🇲🇷🇨', authority],
    ['Mınistry of Justice', authority],
    ['M!nistry of Just!ce', authority],
    ['Mini$try of Ju$tice', authority],
    ['The Court', authority],
    ['TV Licensing', authority],
    ['Plainclaim', authority],
  ])('is not %s', (name, words) => {
    expect(claimantNameProblem(name)).toBe(words);
  });

  it.each([
    'Hannah Okoro',
    'Margaret Court',
    'Judge Jules',
    'H. M. Courtney',
    'J.R.R. Tolkien',
    'St.John Smith',
    'John Bailiff',
    'Justice Okafor',
    'Constance Police',
    'Олена Шевченко',
    'Γιώργος Παπαδόπουλος',
    '王秀英',
    'محمد علي',
    'Anne-Marie O’Neill',
    'High Courtenay',
    'Studio 54 (1998) Ltd',
    'Dr.Okafor',
    'A.To',
    'Smith & Co. Ltd.',
    'Harcourt Orders',
    'The Court House Dental Practice',
    "D'Arcy Sheriff",
    '',
  ])('may be %s', (name) => {
    expect(claimantNameProblem(name)).toBeUndefined();
  });

  it('is asked for again by the form', () => {
    const typed = { plaintiffName: 'HM Courts', plaintiffEmail: 'h@post.example' };
    const { error } = yourInformationForm(new Date('2026-11-16T10:00:00Z')).safeParse(typed);
    expect(error?.issues.find(({ path }) => path[0] === 'plaintiffName')?.message).toBe(authority);
  });
});

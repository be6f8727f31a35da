import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PENCE } from '../shared/money.ts';
import {
  type ClaimField,
  type ClaimFormInput,
  claimDetailsForm,
  claimForm,
  claimStepFields,
  claimStepTitles,
  defendantForm,
  emptyClaimForm,
  missingAnswers,
  yourInformationForm,
} from './claim-form.ts';
import { unknownDefendantEmail } from './defendant.ts';
import { issueTypes } from './issue-types.ts';
import { jurisdictions } from './jurisdictions.ts';

const now = new Date('2026-11-16T10:00:00Z');

const individual: ClaimFormInput = {
  ...emptyClaimForm,
  issueType: 'Debt Recovery',
  description: 'A loan was not paid back.',
  amount: '1,250.50',
  incidentDate: '2026-09-01',
  defendantFirstName: 'Sam',
  defendantLastName: 'Reed',
  plaintiffName: 'Hannah Okoro',
  plaintiffEmail: 'Hannah@Post.example',
  plaintiffDateOfBirth: '1990-04-02',
  plaintiffAddress: '12 Mill Lane, Leeds',
  plaintiffPostcode: 'ls14ap',
  defendantEmail: 'sam@reed.example',
  defendantAddressLine1: '2 Low Road',
  defendantTownCity: 'York',
  defendantPostcode: 'yo1 7hh',
};

const company: ClaimFormInput = {
  ...individual,
  defendantType: 'company',
  defendantFirstName: '',
  defendantLastName: '',
  defendantCompanyName: 'Reed Ltd',
};

const messagesAt = (form: ClaimFormInput, field: ClaimField) =>
  missingAnswers(form, now)
    .filter((missing) => missing.field === field)
    .map(({ message }) => message);

describe('what the wizard says about a wrong answer', () => {
  it.each<[step: 1 | 2 | 3, ClaimField, Partial<ClaimFormInput>, message: string]>([
    [1, 'issueType', { issueType: '' }, 'Issue type is required'],
    [1, 'issueType', { issueType: 'Tax' }, 'Issue type is required'],
    [1, 'description', { description: ' \n ' }, 'Description is required'],
    [1, 'description', { description: 'x'.repeat(5001) }, 'Please use 5,000 characters or fewer'],
    [1, 'amount', { amount: '' }, 'Valid amount is required'],
    [1, 'amount', { amount: '0' }, 'Valid amount is required'],
    [1, 'amount', { amount: '0.00' }, 'Valid amount is required'],
    [1, 'amount', { amount: '-5' }, 'Valid amount is required'],
    [1, 'amount', { amount: 'a lot' }, 'Valid amount is required'],
    [1, 'amount', { amount: '1e6' }, 'Please give the amount in pounds and pence, such as 2,500 or 2500.50'],
    [1, 'amount', { amount: '10,000,000,000' }, 'Please give an amount of at most £9,999,999,999'],
    [
      1,
      'amount',
      { amount: '1850 + 650' },
      'Please add the parts together and give one amount, such as 2500',
    ],
    [
      1,
      'incidentDate',
      { incidentDate: '2026-6-' },
      'Please add the day. If you only know the month, press “Add another date”: there the day may stay empty.',
    ],
    [1, 'jurisdiction', { jurisdiction: '' }, 'Jurisdiction is required'],
    [1, 'jurisdiction', { jurisdiction: 'scotland' }, 'Jurisdiction is required'],
    [1, 'incidentDate', { incidentDate: '' }, 'Incident date is required'],
    [1, 'incidentDate', { incidentDate: '2026-06-31' }, 'There is no 31 June: June has 30 days'],
    [
      1,
      'incidentDate',
      { incidentDate: '26-July-20' },
      'Please give the month as a number: 7 for July. Please give the year in four figures, such as 2026',
    ],
    [1, 'incidentDate', { incidentDate: '2026-11-17' }, 'Incident date cannot be in the future'],
    [1, 'defendantFirstName', { defendantFirstName: ' ' }, 'First name is required'],
    [1, 'defendantLastName', { defendantLastName: '' }, 'Last name is required'],
    [2, 'plaintiffName', { plaintiffName: '' }, 'Your name is required'],
    [2, 'plaintiffEmail', { plaintiffEmail: ' ' }, 'Your email is required'],
    [2, 'plaintiffEmail', { plaintiffEmail: 'hannah' }, 'Please enter a valid email address'],
    [2, 'plaintiffDateOfBirth', { plaintiffDateOfBirth: '' }, 'Your date of birth is required'],
    [2, 'plaintiffDateOfBirth', { plaintiffDateOfBirth: '2027-01-01' }, 'Date of birth must be in the past'],
    [
      2,
      'plaintiffDateOfBirth',
      { plaintiffDateOfBirth: '1990-06-31' },
      'There is no 31 June: June has 30 days',
    ],
    [
      2,
      'plaintiffDateOfBirth',
      { plaintiffDateOfBirth: '2008-11-17' },
      'You must be 18 or over to use Plainclaim',
    ],
    [2, 'plaintiffAddress', { plaintiffAddress: '' }, 'Your address is required'],
    [2, 'plaintiffPostcode', { plaintiffPostcode: '' }, 'Your postcode is required'],
    [2, 'plaintiffPostcode', { plaintiffPostcode: '90210' }, 'Please enter a valid UK postcode'],
    [3, 'defendantEmail', { defendantEmail: '' }, 'Email is required or check "Email address unknown"'],
    [3, 'defendantEmail', { defendantEmail: 'sam at reed' }, 'Please enter a valid email address'],
    [3, 'defendantEmail', { defendantEmail: unknownDefendantEmail }, 'Please enter a valid email address'],
    [3, 'defendantAddressLine1', { defendantAddressLine1: '' }, 'Address is required'],
    [3, 'defendantTownCity', { defendantTownCity: '' }, 'Town/City is required'],
    [3, 'defendantPostcode', { defendantPostcode: '' }, 'Postcode is required'],
    [3, 'defendantPostcode', { defendantPostcode: 'nowhere' }, 'Please enter a valid UK postcode'],
  ])('step %i, %s %o: %s', (step, field, wrong, message) => {
    expect(missingAnswers({ ...individual, ...wrong }, now)).toEqual([{ step, field, message }]);
  });

  it('asks a company for its name and not for a first and last name', () => {
    expect(messagesAt({ ...company, defendantCompanyName: '' }, 'defendantCompanyName')).toEqual([
      'Company name is required',
    ]);
    expect(missingAnswers(company, now)).toEqual([]);
    expect(missingAnswers(individual, now)).toEqual([]);
  });

  it('names everything at once in the order it is asked for', () => {
    const missing = missingAnswers(emptyClaimForm, now);
    expect(missing.map(({ field }) => field)).toEqual([
      'issueType',
      'description',
      'amount',
      'incidentDate',
      'defendantFirstName',
      'defendantLastName',
      'plaintiffName',
      'plaintiffEmail',
      'plaintiffDateOfBirth',
      'plaintiffAddress',
      'plaintiffPostcode',
      'defendantEmail',
      'defendantAddressLine1',
      'defendantTownCity',
      'defendantPostcode',
    ]);
  });

  it('takes an adult by a day and an incident of today', () => {
    expect(missingAnswers({ ...individual, plaintiffDateOfBirth: '2008-11-16' }, now)).toEqual([]);
    expect(missingAnswers({ ...individual, incidentDate: '2026-11-16' }, now)).toEqual([]);
    // Half past midnight in London is still the day before in Greenwich.
    const night = new Date('2026-06-30T23:30:00Z');
    expect(missingAnswers({ ...individual, incidentDate: '2026-07-01' }, night)).toEqual([]);
  });

  it('forgets the address once it is ticked as unknown, whatever stands in the field', () => {
    for (const defendantEmail of ['', 'sam@reed.example', 'nonsense', unknownDefendantEmail]) {
      const form = { ...individual, defendantEmail, defendantEmailUnknown: true };
      expect(claimForm(now).parse(form).defendantEmail).toBe(unknownDefendantEmail);
    }
  });
});

describe('each step alone', () => {
  const steps = [claimDetailsForm(now), yourInformationForm(now), defendantForm()];

  it('passes with its own answers and asks for nothing of another step', () => {
    for (const step of steps) expect(step.safeParse(individual).success).toBe(true);
    for (const [index, fields] of claimStepFields.entries()) {
      const missing = steps[index]?.safeParse(emptyClaimForm).error?.issues.map(({ path }) => path[0]) ?? [];
      expect(missing.length).toBeGreaterThan(0);
      for (const field of missing) expect(fields).toContain(field);
    }
  });

  it('has a title for each of the four, and every field in exactly one', () => {
    expect(claimStepTitles).toEqual(['Claim details', 'Your information', 'Defendant information', 'Review']);
    expect(claimStepFields.flat().toSorted()).toEqual(Object.keys(emptyClaimForm).toSorted());
  });
});

describe('the finished form', () => {
  it('is tidy: pence, lower-case addresses, written postcodes', () => {
    expect(claimForm(now).parse(individual)).toMatchObject({
      amount: 125_050,
      plaintiffEmail: 'hannah@post.example',
      plaintiffPostcode: 'LS1 4AP',
      defendantPostcode: 'YO1 7HH',
    });
  });

  it('holds nothing of the other kind of defendant', () => {
    const both = { ...individual, defendantCompanyName: 'Reed Ltd', defendantContactPerson: 'Jo' };
    expect(claimForm(now).parse(both)).toMatchObject({
      defendantCompanyName: '',
      defendantContactPerson: '',
    });
    expect(claimForm(now).parse({ ...both, defendantType: 'company' })).toMatchObject({
      defendantFirstName: '',
      defendantLastName: '',
      defendantContactPerson: 'Jo',
    });
  });

  it('takes every issue type in every jurisdiction', () => {
    for (const issueType of issueTypes)
      for (const jurisdiction of jurisdictions)
        expect(missingAnswers({ ...individual, issueType, jurisdiction }, now)).toEqual([]);
  });
});

describe('for all input', () => {
  /** Letters and everything that is not one: breaks, hidden marks, halves of pairs, signs of forms and mails. */
  const unit = fc.constantFrom(
    ...' \t\n\r\u0000\u0085\u00a0\u00ad\u200b\u2028\u202e\ufeff0159.,-£@aZé’🙂\u0301',
    '\ud800',
  );

  const anyForm: fc.Arbitrary<ClaimFormInput> = fc.record(
    Object.fromEntries(
      Object.keys(emptyClaimForm).map((field) => [
        field,
        field === 'defendantEmailUnknown' ? fc.boolean() : fc.string({ unit }),
      ]),
    ) as { [Field in ClaimField]: fc.Arbitrary<ClaimFormInput[Field]> },
  );

  it('never crashes, and every complaint has a step and words', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        for (const { step, field, message } of missingAnswers(form, now)) {
          expect([1, 2, 3]).toContain(step);
          expect(claimStepFields[step - 1]).toContain(field);
          expect(message).toMatch(/^[A-Z]/);
        }
      }),
    );
  });

  it('reads any amount of pounds and pence as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PENCE }), (amount) => {
        const pounds = Math.floor(amount / 100).toLocaleString('en-GB');
        const typed = `£${pounds}.${String(amount % 100).padStart(2, '0')}`;
        expect(claimForm(now).parse({ ...individual, amount: typed }).amount).toBe(amount);
      }),
    );
  });

  it('keeps names on one line, without a character that hides or reorders', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (name) => {
        const parsed = claimForm(now).safeParse({ ...individual, plaintiffName: name });
        if (!parsed.success) return;
        expect(parsed.data.plaintiffName).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
        expect(parsed.data.plaintiffName.trim()).toBe(parsed.data.plaintiffName);
      }),
    );
  });
});

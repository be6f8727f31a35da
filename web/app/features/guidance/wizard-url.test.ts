import { expect, it } from 'vitest';
import { exampleQuestion } from './question.ts';
import { wizardUrl } from './wizard-url.ts';

const carried = (part: object) => new URL(wizardUrl({ ...exampleQuestion, ...part }), 'https://site.example');

it('carries a sole trader who owes it, and a business that claims, into the wizard', () => {
  const { searchParams } = carried({ claimant: 'business', defendant: 'sole-trader' });
  expect(Object.fromEntries(searchParams)).toMatchObject({
    defendantType: 'individual',
    defendant: 'sole-trader',
    claimant: 'sole-trader',
  });
});

it.each(['company', 'private'])('leaves a %s that owes it to the form’s own question', (defendant) => {
  const { searchParams } = carried({ claimant: 'private', defendant });
  expect(searchParams.get('defendantType')).toBe(defendant === 'company' ? 'company' : 'individual');
  expect([searchParams.get('defendant'), searchParams.get('claimant')]).toEqual([null, null]);
});

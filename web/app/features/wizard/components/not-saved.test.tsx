import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { notSavedTitle } from '@plainclaim/domain/claims/drafts';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ClaimSoFar, WhatComesNext } from './claim-so-far.tsx';
import { LastActions } from './last-actions.tsx';
import { NotSavedNotice, notSavedId } from './wizard-notices.tsx';
import { WizardTitle } from './wizard-title.tsx';

it('leads from a claim that cannot be saved to those that are', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NotSavedNotice isShown />
    </MemoryRouter>,
  );
  expect(html).toContain(notSavedTitle);
  expect(notSavedTitle).toMatch(/^You have 10 unfinished claims, the most/);
  expect(html).toContain('href="/plaintiff-dashboard#unfinished-claims"');
});

it('is announced where the last place is taken meanwhile: its live region is there before', () => {
  expect(renderToStaticMarkup(<NotSavedNotice isShown={false} />)).toBe(
    `<div id="${notSavedId}" role="status"></div>`,
  );
});

it('describes the button to the letter, which it keeps from leading there', () => {
  const last = (blockedBy?: string) =>
    renderToStaticMarkup(
      <LastActions
        reason={undefined}
        blockedBy={blockedBy}
        onNext={async () => undefined}
        onPrevious={() => {}}
      />,
    );
  expect(last(notSavedId)).toMatch(new RegExp(`<button[^>]*aria-describedby="${notSavedId}"[^>]*>Next`));
  expect(last()).not.toMatch(/aria-describedby="[^"]*"[^>]*>Next/);
});

it('promises to save only where it does', () => {
  expect(renderToStaticMarkup(<WizardTitle />)).toContain('Your answers are saved as you write them');
  const full = renderToStaticMarkup(<WizardTitle isSaved={false} />);
  expect(full).not.toContain('saved as you write');
  expect(full).toContain('Your answers are not saved for now');
  const waiting = 'Your answers wait for you';
  for (const isSaved of [true, false]) {
    const soFar = <ClaimSoFar form={emptyClaimForm} facts={emptyFactsInput} rows={[]} isSaved={isSaved} />;
    expect(renderToStaticMarkup(soFar).includes(waiting)).toBe(isSaved);
    expect(renderToStaticMarkup(<WhatComesNext isSaved={isSaved} />).includes(waiting)).toBe(isSaved);
  }
});

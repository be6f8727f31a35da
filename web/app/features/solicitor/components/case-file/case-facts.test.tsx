import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CaseFile } from '../../api/solicitor-api.ts';
import { CaseFacts } from './case-facts.tsx';

const reason =
  'Chosen because they take on Debt Recovery in Scotland, are near, and had no open cases with us.';

const shown = (status: CaseFile['referral']['status'], timeline: object[] = []) => {
  const claim = {
    plaintiff_name: 'Hannah Okoro',
    incident_date: '2026-09-28',
    created_at: '2026-11-02T09:00:00Z',
    letter_sent_at: null,
    response_deadline: null,
    reply_received_at: null,
  };
  const referral = { status, match_reason: reason, date_received: '2026-11-16T09:00:00Z' };
  return renderToStaticMarkup(<CaseFacts caseFile={{ claim, referral, timeline } as CaseFile} />);
};

it('leaves the reason to the question while it is asked, and gives it afterwards', () => {
  expect(shown('pending')).not.toContain('Chosen because');
  expect(shown('accepted')).toContain('Chosen because you take on');
});

it('names the month of an incident without a day', () => {
  expect(shown('accepted')).toContain('28 September 2026');
  const month = shown('accepted', [{ kind: 'incident', exact: false }]);
  expect(month).toContain('September 2026');
  expect(month).not.toContain('28 September 2026');
});

import { describe, expect, it } from 'vitest';
import { openReviewBench, type Reviewed } from '../testing/review-bench.ts';

describe('the history of a claim under review', () => {
  it('tells what happened, oldest first, and keeps the deadline that the reply ended', async () => {
    const bench = await openReviewBench();
    await bench.call(bench.admin, 'POST', '/api/admin/replies', {
      email_subject: `Claim ID: ${bench.claim.id}`,
      email_body: 'I agree to pay.',
      sender_email: 'sam@reed.example',
    });
    const { history } = await bench.review();
    expect(history[0]?.kind).toBe('claim.submitted');
    expect(history.at(-1)?.kind).toBe('reply.processed');
    const was = { name: 'deadline_was', value: bench.claim.response_deadline };
    expect(history.at(-1)?.facts).toContainEqual(was);
  });

  it('names the admin of each event by their profile, and nobody else', async () => {
    const bench = await openReviewBench();
    await bench.call(bench.admin, 'PUT', '/api/profile', {
      full_name: 'Ada Quill',
      email: bench.admin.email,
      phone: '',
      date_of_birth: '',
      address_line_1: '',
      address_line_2: '',
      town_city: '',
      postcode: '',
    });
    await bench.assess({ will_pay: 'yes' });
    const { history } = await bench.review();
    expect(history.at(-1)).toMatchObject({ actor: 'admin', actor_name: 'Ada Quill' });
    expect(history[0]).toMatchObject({ actor: 'plaintiff', actor_name: null });
  });

  it('shows nothing of another claim, and its notes to no claimant', async () => {
    const bench = await openReviewBench();
    await bench.call(bench.admin, 'POST', `${bench.path}/notes`, { body: 'Between ourselves' });
    await bench.assess({ will_pay: 'no' });
    const other = await bench.submitted(bench.claimant, { defendantFirstName: 'Ola' });
    const path = `/api/admin/claims/${other.id}/review`;
    const { body } = await bench.call<Reviewed>(bench.admin, 'GET', path);
    expect([body.responses, body.notes, body.assessments]).toEqual([[], [], []]);
    expect(body.history.map(({ kind }) => kind)).not.toContain('claim.assessed');
    const own = await bench.call(bench.claimant, 'GET', `/api/claims/${bench.claim.id}`);
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.body)).not.toContain('Between ourselves');
  });
});

import { describe, expect, it } from 'vitest';
import { draftAddress, draftLine, draftStep, draftTitle } from './draft-words.ts';
import { deadlineTerm, replyNote } from './reply-note.ts';

const now = new Date('2026-11-15T12:00:00Z');
const deadline = (day: string) => ({
  status: 'pending' as const,
  stage: '',
  response_deadline: `${day}T09:00:00Z`,
});

describe('replyNote', () => {
  it.each([
    [deadline('2026-11-20'), 'soon', '5 days left'],
    [deadline('2026-11-21'), 'calm', '6 days left'],
    [deadline('2026-11-15'), 'soon', 'Last day'],
    [deadline('2026-11-14'), 'over', 'Passed'],
    [{ ...deadline('2026-11-14'), status: 'responded' as const }, 'done', 'Replied'],
    [{ ...deadline('2026-11-14'), stage: 'Paused' }, 'calm', 'Later by the pause'],
  ])('%j is %s: %s', (claim, tone, words) => {
    expect(replyNote(claim, now)).toMatchObject({ tone, words });
  });

  it('calls the day a reply came by its name: the deadline of the claim is then that day', () => {
    expect(deadlineTerm({ reply_received_at: '2026-11-20T09:00:00Z' })).toBe('Reply received');
    expect(deadlineTerm({ reply_received_at: null })).toBe('Response deadline');
  });

  it('says nothing where no reply is awaited', () => {
    expect(replyNote({ ...deadline('2026-11-20'), status: 'resolved' }, now)).toBeUndefined();
    expect(replyNote({ status: 'pending', stage: '', response_deadline: null }, now)).toBeUndefined();
  });
});

describe('a draft', () => {
  const updated_at = '2026-11-14T21:48:00Z';
  it.each([
    [
      { amount: '640', defendant_name: 'Copper Lantern', updated_at },
      'Against Copper Lantern, £640.00. Saved Nov 14, 2026 at 9:48 PM.',
    ],
    [{ amount: '', defendant_name: '', updated_at }, 'Saved Nov 14, 2026 at 9:48 PM.'],
    [{ amount: 'lots', defendant_name: '', updated_at }, 'Saved Nov 14, 2026 at 9:48 PM.'],
  ])('says what it has', (draft, words) => {
    expect(draftLine(draft)).toBe(words);
  });

  it('has a name and a step', () => {
    expect(draftTitle({ issue_type: '' })).toBe('Unfinished claim');
    expect(draftTitle({ issue_type: 'Other' })).toBe('Unfinished: Other');
    expect(draftStep({ step: 3, has_letter: false })).toBe('Step 3 of 4: Defendant information');
  });

  it('is gone on with where it stands, and at its letter once that is written', () => {
    expect(draftAddress({ id: 'a', step: 3, has_letter: false })).toBe('/submit-claim?draft=a&step=3');
    expect(draftAddress({ id: 'a', step: 3, has_letter: true })).toBe('/generate-lba?draft=a');
    expect(draftStep({ step: 3, has_letter: true })).toBe('Your letter is written, and not sent yet');
  });
});

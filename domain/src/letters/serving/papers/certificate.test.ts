import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../../shared/iso-date.ts';
import type { ServedBy, ServiceMethod, ServiceOutcomeKind, ServiceRecord } from '../service-record.ts';
import { certificateOfAttempt, certificateSummary } from './certificate.ts';

type Said = readonly [outcome: ServiceOutcomeKind, at: string];

function wordsOf(method: ServiceMethod, by: ServedBy, doneAt: string, said: readonly Said[]): string {
  const record: ServiceRecord = {
    id: 'attempt',
    claimId: 'claim',
    letterSha256: 'a'.repeat(64),
    hashOf: 'pdf',
    letterDatedOn: toIsoDate('2026-11-16'),
    toName: 'Sam Reed',
    address: '2 Low Road\nYork',
    method,
    doneAt: new Date(doneAt),
    doneBy: by,
    userId: null,
    mailId: null,
    proofDocumentId: null,
    origin: 'recorded',
    createdAt: new Date(doneAt),
    outcomes: said.map(([outcome, at]) => ({
      id: at,
      outcome,
      at: new Date(at),
      by,
      userId: null,
      note: null,
      letter: null,
    })),
  };
  const certificate = {
    reference: 'reference',
    shortReference: 'PC-7K4M-92QX',
    from: 'Hannah Okoro',
    to: 'Sam Reed',
    letter: { datedOn: record.letterDatedOn, pages: 2, sha256: record.letterSha256 },
    madeAt: new Date('2026-11-25T09:00:00Z'),
    attempts: [{ record, usualDay: null, proof: null }],
    checkAddress: 'https://plainclaim.example/check/code',
  };
  return JSON.stringify([certificateSummary(certificate), certificateOfAttempt(certificate, 0)]);
}

describe('when an attempt was done, on the certificate', () => {
  it('of post is the day alone: the time is when it was recorded', () => {
    const posted = wordsOf('first-class-post', 'claimant', '2026-11-20T00:52:00Z', [
      ['sent', '2026-11-20T00:52:00Z'],
      ['returned', '2026-11-23T12:00:00Z'],
    ]);
    expect(posted).toContain('Sent on 20 November 2026, recorded by Hannah Okoro');
    expect(posted).toContain('Returned on 23 November 2026, recorded by Hannah Okoro');
    expect(posted).not.toContain('00:52');
  });

  it('of handing it over has the time that the person said', () => {
    const handed = wordsOf('by-hand', 'claimant', '2026-11-20T14:05:00Z', [['sent', '2026-11-20T14:05:00Z']]);
    expect(handed).toContain('20 November 2026 at 14:05');
  });

  it('of a mail is when it was accepted, not when it was first tried', () => {
    const mailed = wordsOf('email', 'system', '2026-11-16T10:00:00Z', [
      ['failed', '2026-11-16T11:00:00Z'],
      ['queued', '2026-11-20T09:00:00Z'],
      ['sent', '2026-11-20T09:01:00Z'],
    ]);
    expect(mailed).toContain('20 November 2026 at 09:01');
    expect(mailed).not.toContain('16 November 2026 at 10:00');
  });
});

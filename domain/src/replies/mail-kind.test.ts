import { describe, expect, it } from 'vitest';
import { mailKind } from './mail-kind.ts';

const mail = (more: { from?: string; subject?: string; body?: string; headers?: Record<string, string> }) =>
  mailKind({
    from: more.from ?? 'Sam Reed <sam@example.com>',
    subject: more.subject ?? 'Re: Letter Before Action',
    body: more.body ?? 'I agree to pay',
    headers: new Map(Object.entries(more.headers ?? {})),
  });

describe('a mail from a person', () => {
  it.each([
    [{}],
    [{ subject: 'Re: Automatic payment' }],
    [{ body: 'I was out of the office when your letter came. I dispute it.' }],
    [{ headers: { 'auto-submitted': 'no' } }],
    // Outlook puts this on mails that people write.
    [{ headers: { 'x-auto-response-suppress': 'All' } }],
  ])('%j is a reply', (more) => {
    expect(mail(more)).toBe('reply');
  });
});

describe('a program answering for someone', () => {
  it.each([
    [{ headers: { 'auto-submitted': 'auto-replied' } }],
    [{ headers: { 'x-autoreply': 'yes' } }],
    [{ headers: { precedence: 'auto_reply' } }],
    [{ subject: 'Automatic reply: Letter Before Action' }],
    [{ subject: 'Out of Office: back on Monday' }],
    [{ subject: 'Re: Out of the office' }],
    [{ body: "Thank you for your email. I'm on annual leave until 1 December." }],
    [{ body: 'I am currently out of the office.' }],
  ])('%j is an automatic reply', (more) => {
    expect(mail(more)).toBe('auto-reply');
  });
});

describe('word that a mail did not arrive', () => {
  it.each([
    [{ from: 'MAILER-DAEMON@mx.example.com' }],
    [{ from: 'Mail Delivery System <postmaster@example.com>' }],
    [{ subject: 'Undeliverable: Letter Before Action' }],
    [{ subject: 'Delivery Status Notification (Failure)' }],
    [{ headers: { 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' } }],
    [{ headers: { 'x-failed-recipients': 'sam@example.com' } }],
  ])('%j is a bounce', (more) => {
    expect(mail(more)).toBe('bounce');
  });
});

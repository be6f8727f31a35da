import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { ClaimReplies, originWords } from './claim-replies.tsx';

type Reply = ClaimDetails['replies'][number];

const reply: Reply = {
  id: '80000000-0000-4000-8000-000000000001',
  received_at: '2026-11-16T09:00:00.000Z',
  channel: null,
  received_on: null,
  from: 'sam@reed.example',
  subject: 'Re: your letter',
  text: 'I dispute this claim.\n\n> On Monday you wrote',
  attachments: [{ id: 'a', file_name: 'receipt.pdf', file_type: 'application/pdf', file_size: 13 }],
  corrections: [],
};

const shown = (replies: readonly Reply[], kind = 'disputed') =>
  renderToStaticMarkup(
    <ClaimReplies
      details={{ claim: { defendant_name: 'Sam Reed' }, replies, next_step: { kind } } as ClaimDetails}
    />,
  )
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&gt;', '>');

describe('what the other side wrote', () => {
  it('is shown with all its words and files, and marked as theirs', () => {
    const words = shown([reply]);
    for (const part of [
      'What Sam Reed wrote',
      'These are the words of the other side, not ours.',
      'Re: your letter',
      'By e-mail from sam@reed.example, Nov 16, 2026 at 9:00 AM',
      'I dispute this claim.',
      'Quoted text',
      '> On Monday you wrote',
      'receipt.pdf',
    ])
      expect(words).toContain(part);
  });

  it('stands with what our team corrected about it', () => {
    expect(shown([reply])).not.toContain('Corrected by our team');
    const words = shown([
      { ...reply, corrections: [{ at: '2026-11-17T09:00:00.000Z', words: 'It was a phone call.' }] },
    ]);
    expect(words).toContain('Corrected by our team, Nov 17, 2026 at 9:00 AM:');
    expect(words).toContain('It was a phone call.');
  });

  it('is nothing before there is a reply, and on its way while its match may be undone', () => {
    expect(shown([], 'wait')).toBe('');
    expect(shown([])).toContain('The reply is being filed, and appears here within a minute.');
    expect(shown([{ ...reply, text: '', attachments: [] }])).toContain('This message has no text.');
  });

  it('says that not all is shown where there is more', () => {
    expect(shown([reply])).not.toContain('The newest 20 are shown');
    expect(shown(Array.from({ length: 20 }, (_, n) => ({ ...reply, id: String(n) })))).toContain(
      'The newest 20 are shown',
    );
  });

  it.each<[Partial<Reply>, boolean, string]>([
    [
      { from: null },
      false,
      'By e-mail from another address than the one on your claim, Nov 16, 2026 at 9:00 AM',
    ],
    [
      { from: null },
      true,
      'By e-mail from an address that we do not show, as your claim has none to compare it with, Nov 16, 2026 at 9:00 AM',
    ],
    [
      { from: null, channel: 'post', received_on: '2026-11-14' },
      false,
      'By post, 14 November 2026. Our team wrote it down on Nov 16, 2026 at 9:00 AM.',
    ],
  ])('says how it came: %o, address unknown: %s', (more, isAddressUnknown, words) => {
    expect(originWords({ ...reply, ...more }, isAddressUnknown)).toBe(words);
  });
});

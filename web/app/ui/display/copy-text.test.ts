import { describe, expect, it } from 'vitest';
import { copyText } from './copy-text.ts';

function clipboardThat(writeText: (text: string) => Promise<void>): Clipboard {
  return { writeText } as Clipboard;
}

describe('copying text', () => {
  it('puts exactly the text on the clipboard', async () => {
    let held = '';
    const copied = await copyText(
      'Dear Sir,\n£900.00',
      clipboardThat(async (text) => {
        held = text;
      }),
    );
    expect([copied, held]).toEqual([true, 'Dear Sir,\n£900.00']);
  });

  it('does not claim success when the browser refuses', async () => {
    const refusing = clipboardThat(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
    expect(await copyText('text', refusing)).toBe(false);
  });

  it('does not claim success where there is no clipboard', async () => {
    expect(await copyText('text', undefined)).toBe(false);
  });
});

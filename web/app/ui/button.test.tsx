import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, IconButton, isSecondPress } from './button.tsx';

describe('a button', () => {
  it('does not submit a form unless told to', () => {
    expect(renderToStaticMarkup(<Button>Copy</Button>)).toMatch(/^<button type="button"/);
  });

  it('that is off says why, and can still be reached', () => {
    const html = renderToStaticMarkup(<Button disabledReason="The amount is missing.">Next</Button>);
    const [, reasonId] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${reasonId}"[^>]*>The amount is missing.`));
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain('disabled=""');
  });

  it('is off in the page that the server sends, unless it submits a plain form', () => {
    expect(renderToStaticMarkup(<Button>Copy</Button>)).toContain('disabled=""');
    expect(renderToStaticMarkup(<Button type="submit">Search</Button>)).not.toContain('disabled=""');
  });

  it('that is busy keeps both faces in place and names only the busy one', () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Sending…">
        Send
      </Button>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).toMatch(/class="[^"]*\binvisible\b[^"]*">Send</);
    expect(html).toMatch(/Sending…/);
  });

  it('that starts work takes a double click as one press', () => {
    // The second press comes before the page shows that the work has begun.
    expect(isSecondPress({ detail: 2, startsWork: true })).toBe(true);
    expect(isSecondPress({ detail: 1, startsWork: true })).toBe(false);
    expect(isSecondPress({ detail: 2, startsWork: false })).toBe(false);
    // From the keyboard.
    expect(isSecondPress({ detail: 0, startsWork: true })).toBe(false);
  });

  it('without words has a name', () => {
    expect(renderToStaticMarkup(<IconButton icon="trash" label="Remove order.pdf" />)).toContain(
      'aria-label="Remove order.pdf"',
    );
  });
});

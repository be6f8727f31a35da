import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { listFormErrors } from './form-errors.ts';

describe('the error summary', () => {
  it('links each message to its field', () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        errors={[
          { message: 'Valid amount is required', fieldId: 'f-amount' },
          { message: 'Incident date is required', fieldId: 'f-date' },
        ]}
      />,
    );
    expect(html).toMatch(/<a href="#f-amount"[^>]*>Valid amount is required<\/a>/);
    expect(html).toMatch(/<a href="#f-date"[^>]*>Incident date is required<\/a>/);
    expect(html).toContain('Two answers need another look.');
  });

  it('can take the focus and is announced', () => {
    const html = renderToStaticMarkup(<ErrorSummary errors={[{ message: 'Wrong', fieldId: 'a' }]} />);
    expect(html).toMatch(/<div[^>]*role="alert"[^>]*tabindex="-1"/);
    expect(html).toContain('One answer needs another look.');
  });

  it('shows a message about the whole as text, not as a link to nowhere', () => {
    const html = renderToStaticMarkup(<ErrorSummary errors={[{ message: 'Wrong e-mail or password' }]} />);
    expect(html).toContain('Wrong e-mail or password');
    expect(html).not.toContain('<a ');
  });

  it('is absent while nothing is wrong', () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('');
  });
});

describe('the errors of a form', () => {
  it('are found at any depth, with the name of their field', () => {
    const errors = {
      email: { type: 'custom', message: 'Wrong e-mail' },
      address: { postcode: { type: 'custom', message: 'Wrong postcode' } },
      areas: { root: { type: 'too_small', message: 'Choose one' } },
      root: { type: 'server', message: 'Try later' },
    };
    expect(listFormErrors(errors)).toEqual([
      { name: 'email', message: 'Wrong e-mail' },
      { name: 'address.postcode', message: 'Wrong postcode' },
      { name: 'areas', message: 'Choose one' },
      { name: undefined, message: 'Try later' },
    ]);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Terms } from './link-terms.tsx';

const preview = {
  amount: 900,
  is_settlement: false,
  refusal: null,
  is_disputed: false,
  mail: { subject: 'Payment of £900.00', text: 'Dear Sam Reed, you can now pay.' },
  mail_to_team: null,
};

const shown = (more: object = {}, isToTeam = false) =>
  renderToStaticMarkup(<Terms preview={{ ...preview, ...more }} isToTeam={isToTeam} />);

describe('what a payment link asks for', () => {
  it('comes with the mail that is sent', () => {
    expect(shown()).toContain('£900.00');
    expect(shown()).toContain('Payment of £900.00\n\nDear Sam Reed, you can now pay.');
    expect(shown()).toContain('aria-label="What the defendant will be sent"');
  });

  it('comes with the mail to our team where no address is known', () => {
    const mail_to_team = { subject: 'Payment link to pass on', text: 'This payment link needs another way.' };
    expect(shown({ mail_to_team }, true)).toContain('This payment link needs another way.');
    expect(shown({ mail_to_team })).toContain('Dear Sam Reed');
  });

  it('warns where the defendant disputes the claim', () => {
    expect(shown()).not.toContain('disputes this claim');
    expect(shown({ is_disputed: true })).toContain('The defendant disputes this claim');
  });

  it('is the reason alone where none can be sent', () => {
    const refusal = 'An offer of £600.00 waits for the claimant’s answer.';
    expect(shown({ refusal, is_disputed: true })).not.toContain('Dear Sam Reed');
  });
});

import { usedUpWords } from '@plainclaim/domain/accounts/person-allowances';
import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GeneratePanel } from './generate-panel.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { WriteAgain } from './write-again.tsx';

const limit = usedUpWords('submissions', 360);

type Bar = { failure?: string; obstacle?: string; limits?: readonly string[] };

const bar = ({ failure, obstacle, limits = [limit] }: Bar = {}) =>
  renderToStaticMarkup(
    <SubmitBar
      isEditing={false}
      obstacle={obstacle}
      busy={false}
      failure={failure}
      limits={limits}
      mustWait
      onSubmit={() => {}}
    >
      Goes to sam@reed.example.
    </SubmitBar>,
  );

const panel = (limits: readonly string[]) =>
  renderToStaticMarkup(<GeneratePanel form={emptyClaimForm} limits={limits} onGenerate={() => {}} />);

/** The text of what describes the button, and that element's role. */
function descriptionIn(html: string): { words: string; role: string | undefined } | undefined {
  const id = /<button[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
  const at = id === undefined ? -1 : html.indexOf(`id="${id}"`);
  if (at < 0) return undefined;
  const rest = html.slice(html.lastIndexOf('<', at));
  return {
    words: rest.replace(/<button.*/s, '').replace(/<[^>]+>/g, ''),
    role: /^<[^>]*role="(\w+)"/.exec(rest)?.[1],
  };
}

describe('limits', () => {
  it('stand beside the button that meets them, before it is pressed', () => {
    expect(bar()).toContain(limit);
    expect(bar()).not.toContain('Ready to send');
    expect(panel(['One more letter.'])).toMatch(/One more letter\..*Generate Letter/);
  });

  it('are not said twice: a refusal says its own', () => {
    expect(bar({ failure: 'please try again tomorrow' })).not.toContain(limit);
  });

  it.each([
    ['submitting', bar],
    ['writing', ({ limits = [limit] }: Bar = {}) => panel(limits)],
  ])('are announced when they appear, and describe the button for %s', (_what, render) => {
    expect(descriptionIn(render())).toMatchObject({ role: 'status', words: expect.stringContaining(limit) });
    // The live region is there before its text.
    const before = render({ limits: [] });
    expect(before).toContain('role="status"');
    expect(descriptionIn(before)).toBeUndefined();
  });

  it('describe the button that writes the letter again', () => {
    const again = (
      <WriteAgain variant="quiet" isEdited={false} describedBy="limits" onWriteAgain={() => {}}>
        Write the letter again
      </WriteAgain>
    );
    expect(renderToStaticMarkup(again)).toContain('aria-describedby="limits"');
  });
});

it('a button that cannot submit yet can be reached, and says why', () => {
  const html = bar({ obstacle: 'Put right the line named beside the letter, then submit.', limits: [] });
  expect(descriptionIn(html)?.words).toContain('Put right the line named beside the letter');
  expect(html).toMatch(/<button[^>]*aria-disabled="true"/);
  expect(html).not.toMatch(/<button[^>]*\sdisabled=""/);
});

import { usedUpWords } from '@plainclaim/domain/accounts/person-allowances';
import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GeneratePanel } from './generate-panel.tsx';
import { SubmitBar } from './submit-bar.tsx';

const limit = usedUpWords('submissions', 360);

const bar = (failure?: string) =>
  renderToStaticMarkup(
    <SubmitBar
      isEditing={false}
      obstacle={undefined}
      busy={false}
      failure={failure}
      limits={[limit]}
      mustWait
      onSubmit={() => {}}
    >
      Goes to sam@reed.example.
    </SubmitBar>,
  );

it('stand beside the button that meets them, before it is pressed', () => {
  expect(bar()).toContain(limit);
  expect(bar()).not.toContain('Ready to send');
  const panel = <GeneratePanel form={emptyClaimForm} limits={['One more letter.']} onGenerate={() => {}} />;
  expect(renderToStaticMarkup(panel)).toMatch(/One more letter\..*Generate Letter/);
});

it('are not said twice: a refusal says its own', () => {
  expect(bar('please try again tomorrow')).not.toContain(limit);
});

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { DateField } from './date-field.tsx';
import { MoneyField, withoutPoundSign } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Select } from './select.tsx';
import { characterCountWords, TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/** The opening tags of one kind, for reading attributes; the markup is ours, so a pattern is enough. */
function tags(element: ReactElement, tag: string): string[] {
  return renderToStaticMarkup(element).match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
}

const options = [
  { value: 'ew', label: 'England & Wales' },
  { value: 'sc', label: 'Scotland' },
];
const ignore = () => undefined;

describe('a field', () => {
  it('ties label, hint and message to its control', () => {
    const html = renderToStaticMarkup(
      <TextField id="pc" label="Postcode" hint="Where you live" error="Please enter a valid UK postcode" />,
    );
    expect(html).toContain('<label for="pc"');
    expect(html).toMatch(
      /<input[^>]*id="pc"[^>]*aria-describedby="pc-hint pc-error"[^>]*aria-invalid="true"/,
    );
    expect(html).toMatch(/<div id="pc-hint"[^>]*>Where you live<\/div>/);
    expect(html).toMatch(/<p id="pc-error"[^>]*>.*Please enter a valid UK postcode/);
  });

  it('claims neither a description nor a mistake when there is none', () => {
    const [input] = tags(<TextField id="pc" label="Postcode" />, 'input');
    expect(input).not.toContain('aria-describedby');
    expect(input).not.toContain('aria-invalid=');
  });

  it('says when an answer is optional', () => {
    expect(renderToStaticMarkup(<TextField label="Contact person" optional />)).toContain('(optional)');
  });

  it.each([
    ['input', <MoneyField key="m" id="f" label="Amount" error="Wrong" />],
    ['textarea', <TextArea key="t" id="f" label="Story" error="Wrong" />],
    ['select', <Select key="s" id="f" label="Type" options={options} error="Wrong" />],
    ['input', <PasswordField key="p" id="f" label="Password" error="Wrong" />],
    ['input', <Checkbox key="c" id="f" label="I agree" error="Wrong" />],
  ])('wires its message to the %s', (tag, element) => {
    const [control] = tags(element, tag);
    expect(control).toContain('id="f"');
    expect(control).toContain('aria-describedby="f-error"');
    expect(control).toContain('aria-invalid="true"');
  });

  it('starts empty and controlled when the form has no value yet', () => {
    const [input] = tags(<TextField label="Name" value={undefined} onValueChange={ignore} />, 'input');
    expect(input).toContain('value=""');
  });
});

describe('the date field', () => {
  it('marks only the wrong box, and ties the message to it', () => {
    const inputs = tags(
      <DateField id="d" label="Incident date" value="2026--14" error="Required" />,
      'input',
    );
    expect(inputs.map((input) => input.includes('aria-invalid="true"'))).toEqual([false, true, false]);
    expect(inputs[1]).toContain('aria-describedby="d-error"');
  });

  it('marks nothing while there is no message', () => {
    expect(tags(<DateField label="Incident date" value="2026--14" />, 'input').join()).not.toContain(
      'aria-invalid=',
    );
  });

  it('lets the browser fill in a birthday', () => {
    const inputs = tags(<DateField label="Date of birth" birthday />, 'input');
    expect(inputs.map((input) => /autoComplete="([^"]+)"/i.exec(input)?.[1])).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
  });
});

describe('choices', () => {
  it('one of several is a radio group that carries the mistake itself', () => {
    const element = <RadioCards id="j" label="Jurisdiction" options={options} error="Please select" />;
    const [fieldset] = tags(element, 'fieldset');
    expect(fieldset).toContain('role="radiogroup"');
    expect(fieldset).toContain('aria-labelledby="j-label"');
    expect(fieldset).toContain('aria-invalid="true"');
    expect(tags(element, 'input').join()).not.toContain('aria-invalid=');
  });

  it('shows the chosen one', () => {
    const inputs = tags(
      <RadioCards label="J" options={options} value="sc" onValueChange={ignore} />,
      'input',
    );
    expect(inputs.map((input) => input.includes('checked=""'))).toEqual([false, true]);
  });

  it('any of several marks each box, since a plain group cannot be wrong', () => {
    const element = <CheckboxGroup id="j" label="Jurisdictions" options={options} error="Please select" />;
    expect(tags(element, 'fieldset')[0]).not.toContain('aria-invalid=');
    expect(tags(element, 'input').every((input) => input.includes('aria-invalid="true"'))).toBe(true);
  });
});

describe('small words', () => {
  it('count characters', () => {
    expect(characterCountWords(80, 79)).toBe('1 character left');
    expect(characterCountWords(2000, 0)).toBe('2,000 characters left');
    expect(characterCountWords(80, 82)).toBe('2 characters too many');
  });

  it('count an emoji as one character, and cut nothing off', () => {
    const html = renderToStaticMarkup(
      <TextArea label="Story" value="It broke 👍👍" characterLimit={10} onValueChange={ignore} />,
    );
    expect(html).toContain('1 character too many');
    expect(html).toContain('It broke 👍👍');
    expect(html).not.toContain('maxlength');
  });

  it('drop a £ that was typed as well', () => {
    expect(withoutPoundSign('£ 1,150.00')).toBe('1,150.00');
  });
});

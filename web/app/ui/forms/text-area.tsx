import { groupDigits } from '@plainclaim/domain/shared/digits';
import { type ComponentProps, useId } from 'react';
import { cn } from '../cn.ts';
import { controlClass } from './control-style.ts';
import { Field, type FieldProps, type ValueProps } from './field.tsx';
import { useFieldControl } from './field-context.ts';
import { controlledText } from './text-field.tsx';
import { useSettled } from './use-settled.ts';

type Own = FieldProps &
  ValueProps<string> & {
    /** Shows how many characters are left. Typing on is allowed: cutting off what was pasted loses words. */
    characterLimit?: number;
  };

export type TextAreaProps = Own & Omit<ComponentProps<'textarea'>, keyof Own | 'onChange' | 'children'>;

export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, optional, hideLabel, className, characterLimit, ...area } = props;
  const countId = useId();
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      <TextAreaBox {...area} aria-describedby={characterLimit === undefined ? undefined : countId} />
      {characterLimit !== undefined && (
        <CharacterCount id={countId} limit={characterLimit} used={characters(area.value)} />
      )}
    </Field>
  );
}

type TextAreaBoxProps = Omit<TextAreaProps, keyof FieldProps | 'characterLimit'>;

function TextAreaBox({ value, onValueChange, ...rest }: TextAreaBoxProps) {
  const wiring = useFieldControl(rest['aria-describedby']);
  return (
    <textarea
      rows={5}
      {...rest}
      {...wiring}
      {...controlledText(value, onValueChange)}
      className={cn(controlClass, 'mt-2.5 min-h-33 resize-y leading-normal field-sizing-content')}
    />
  );
}

/** As the rules count them: an emoji is one. */
const characters = (text = ''): number => [...text].length;

type CharacterCountProps = { id: string; limit: number; used: number };

function CharacterCount({ id, limit, used }: CharacterCountProps) {
  const words = characterCountWords(limit, used);
  const spoken = useSettled(words);
  const over = used > limit;
  return (
    <>
      <p
        id={id}
        className={cn('mt-1.5 text-14/normal tabular-nums text-ink-2', over && 'font-semibold text-danger')}
      >
        {words}
      </p>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

export function characterCountWords(limit: number, used: number): string {
  const difference = Math.abs(limit - used);
  const characters = `${groupDigits(difference)} character${difference === 1 ? '' : 's'}`;
  return used > limit ? `${characters} too many` : `${characters} left`;
}

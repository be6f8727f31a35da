import type { ReactNode } from 'react';
import { Icon } from '../../art/icon.tsx';
import { cn } from '../cn.ts';
import { FieldContext, joinIds, useFieldParts } from './field-context.ts';

export type FieldProps = {
  /** Where the error summary leads. Generated when left out. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message beside the field; while there is one, the field is marked as wrong. */
  error?: string;
  /** Everything is required unless it says otherwise. */
  optional?: boolean;
  /** For a label that a heading right above already shows; screen readers still hear it. */
  hideLabel?: boolean;
  className?: string;
};

/** What every field takes, so that one adapter binds any of them to a form. */
export type ValueProps<Value> = {
  name?: string;
  value?: Value;
  onValueChange?: (value: Value) => void;
  onBlur?: () => void;
  disabled?: boolean;
};

/** One control with its label, hint and message. */
export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { id, label, hint, error, optional, hideLabel, className } = props;
  const parts = useFieldParts({ id, hasHint: Boolean(hint), hasError: Boolean(error) });
  return (
    <FieldContext value={parts}>
      <div className={cn('min-w-0', className)}>
        <label htmlFor={parts.id} id={parts.labelId} className={labelClass(hideLabel)}>
          <LabelText label={label} optional={optional} />
        </label>
        <Hint id={parts.hintId}>{hint}</Hint>
        {children}
        <FieldMessage id={parts.errorId}>{error}</FieldMessage>
      </div>
    </FieldContext>
  );
}

type FieldGroupProps = FieldProps & {
  /** 'radiogroup' when exactly one of the controls can be chosen. */
  role?: 'radiogroup';
  disabled?: boolean;
  children: ReactNode;
};

/** Several controls that answer one question. The summary's link lands on the first wrong one inside. */
export function FieldGroup({ children, role, disabled, ...props }: FieldGroupProps) {
  const { id, label, hint, error, optional, hideLabel, className } = props;
  const parts = useFieldParts({ id, hasHint: Boolean(hint), hasError: Boolean(error) });
  return (
    <FieldContext value={parts}>
      <fieldset
        id={parts.id}
        role={role}
        disabled={disabled}
        aria-labelledby={parts.labelId}
        aria-describedby={joinIds(parts.hintId, parts.errorId)}
        aria-invalid={role === 'radiogroup' && error ? true : undefined}
        data-invalid={error ? '' : undefined}
        className={cn('group/field min-w-0', className)}
      >
        <legend id={parts.labelId} className={labelClass(hideLabel)}>
          <LabelText label={label} optional={optional} />
        </legend>
        <Hint id={parts.hintId}>{hint}</Hint>
        {children}
        <FieldMessage id={parts.errorId}>{error}</FieldMessage>
      </fieldset>
    </FieldContext>
  );
}

function labelClass(hidden: boolean | undefined): string {
  return hidden ? 'sr-only' : 'block font-strong leading-[1.35] text-ink';
}

function LabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className="font-normal text-ink-2"> (optional)</span>}
    </>
  );
}

function Hint({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!id) return null;
  return (
    <div id={id} className="mt-1 max-w-[58ch] text-15/[1.45] text-ink-2">
      {children}
    </div>
  );
}

export function FieldMessage({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!id) return null;
  return (
    <p id={id} className="mt-2.5 flex items-start gap-2 font-semibold leading-[1.4] text-danger">
      <Icon name="circle-alert" className="mt-[0.08em] size-[1.25em] shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** The rhythm between fields. */
export function FieldStack({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-7', className)}>{children}</div>;
}

/** Two short fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-7 @lg:grid-cols-2">{children}</div>
    </div>
  );
}

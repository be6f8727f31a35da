import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Field, type FieldProps, type ValueProps } from './field.tsx';
import { TextInput } from './text-field.tsx';

export type PasswordFieldProps = FieldProps &
  ValueProps<string> & {
    /** 'current' where one signs in, 'new' where one chooses: password managers act on it. */
    purpose?: 'current' | 'new';
  };

export function PasswordField(props: PasswordFieldProps) {
  const {
    id: givenId,
    label,
    hint,
    error,
    optional,
    hideLabel,
    className,
    purpose = 'current',
    ...input
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const box = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const isHydrated = useHydrated();
  useHideOnSubmit(box, () => setShown(false));

  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      <div className="relative mt-2.5">
        <TextInput
          {...input}
          ref={box}
          type={shown ? 'text' : 'password'}
          autoComplete={`${purpose}-password`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="pr-[6.5rem]"
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={shown ? 'Hide password' : 'Show password'}
          disabled={input.disabled || !isHydrated}
          // A mouse press must not take the focus, and with it the caret, out of the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
          className="needs-script absolute inset-y-1 right-1 inline-flex items-center gap-1.5 rounded-md px-3 text-15 font-semibold text-brand hover:bg-brand-soft disabled:text-ink-3"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} className="size-5" />
          {shown ? 'Hide' : 'Show'}
        </button>
        <span role="status" className="sr-only">
          {shown ? 'Your password is visible' : ''}
        </span>
      </div>
    </Field>
  );
}

/** Browsers save submitted plain-text values for autofill, so the password is hidden again on submit. */
function useHideOnSubmit(box: React.RefObject<HTMLInputElement | null>, hide: () => void) {
  const latest = useRef(hide);
  latest.current = hide;
  useEffect(() => {
    const form = box.current?.form;
    const onSubmit = () => latest.current();
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [box]);
}

import { createContext, useContext, useId } from 'react';

type FieldParts = {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
};

export const FieldContext = createContext<FieldParts | null>(null);

type FieldPartsInput = { id: string | undefined; hasHint: boolean; hasError: boolean };

export function useFieldParts({ id: givenId, hasHint, hasError }: FieldPartsInput): FieldParts {
  const ownId = useId();
  const id = givenId ?? ownId;
  return {
    id,
    labelId: `${id}-label`,
    hintId: hasHint ? `${id}-hint` : undefined,
    errorId: hasError ? `${id}-error` : undefined,
  };
}

/** Ids of everything that explains a control, hint before message, or nothing at all. */
export function joinIds(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** What a single control inside a `Field` carries so that its label, hint and message are heard with it. */
export function useFieldControl(ownDescribedBy?: string) {
  const field = useContext(FieldContext);
  return {
    id: field?.id,
    'aria-describedby': joinIds(field?.hintId, field?.errorId, ownDescribedBy),
    'aria-invalid': field?.errorId ? (true as const) : undefined,
  };
}

import { type ReactNode, useId } from 'react';
import { FieldStack } from '../../../ui/forms/field.tsx';

type FormPartProps = { title: string; children: ReactNode };

/** A group of fields under a heading, separated from the group before by a line. */
export function FormPart({ title, children }: FormPartProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="border-line [section+&]:mt-5 [section+&]:border-t [section+&]:pt-9"
    >
      <h3 id={titleId} className="mb-5 text-24">
        {title}
      </h3>
      <FieldStack>{children}</FieldStack>
    </section>
  );
}

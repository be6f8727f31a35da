import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DateField } from './date-field.tsx';
import { Form, SubmitButton, useZodForm } from './form.tsx';
import { FormField } from './form-field.tsx';
import { TextField } from './text-field.tsx';

const schema = z.object({ email: z.email('Wrong e-mail'), born: z.iso.date('Wrong date') });

function SampleForm({ worksWithoutScript }: { worksWithoutScript?: boolean }) {
  const form = useZodForm(schema, { email: 'a@example.com', born: '1990-02-01' });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormField control={form.control} name="email" as={TextField} label="Email" />
      <FormField control={form.control} name="born" as={DateField} label="Date of birth" />
      <SubmitButton worksWithoutScript={worksWithoutScript}>Save</SubmitButton>
    </Form>
  );
}

describe('a form', () => {
  it('hands values and ids to its fields', () => {
    const html = renderToStaticMarkup(<SampleForm />);
    const formId = /<form id="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<input[^>]*id="${formId}-email"`));
    expect(html).toMatch(/<input[^>]*name="email"[^>]*value="a@example.com"/);
    expect(html).toMatch(/<input[^>]*name="born-month"[^>]*value="2"/);
    expect(html).toMatch(/<button type="submit"/);
  });

  it('never puts answers into an address, even before scripts are there', () => {
    expect(renderToStaticMarkup(<SampleForm />)).toMatch(/<form[^>]*method="post"/);
  });

  it('cannot be sent before scripts are there, unless the page takes it as it is', () => {
    expect(renderToStaticMarkup(<SampleForm />)).toMatch(/<button[^>]*disabled=""/);
    expect(renderToStaticMarkup(<SampleForm worksWithoutScript />)).not.toMatch(/<button[^>]*disabled=""/);
  });

  it('keeps the ids of two forms on one page apart', () => {
    const html = renderToStaticMarkup(
      <>
        <SampleForm />
        <SampleForm />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

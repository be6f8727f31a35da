import type { FieldErrors } from 'react-hook-form';
import type { SummaryError } from './error-summary.tsx';
import { fieldIdIn } from './form-context.ts';

/** A message and the dotted name of its field; no name when it concerns the whole form. */
export type NamedError = { readonly name?: string; readonly message: string };

/** react-hook-form keeps errors as a tree; what carries a message is a leaf. */
export function listFormErrors(errors: FieldErrors, prefix = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, node]): NamedError[] => {
    if (!node || typeof node !== 'object') return [];
    // 'root' holds what concerns the form, or a list as a whole.
    const name = [prefix, key === 'root' ? '' : key].filter(Boolean).join('.');
    if (typeof node.message === 'string') return [{ name: name || undefined, message: node.message }];
    return listFormErrors(node as FieldErrors, name);
  });
}

/** For the summary: first what concerns the whole form, then the fields in the order of the page. */
export function summariseErrors(errors: readonly NamedError[], formId: string): SummaryError[] {
  return errors
    .map(({ name, message }) => ({ message, field: fieldOnPage(formId, name) }))
    .sort((a, b) => pageOrder(a.field, b.field))
    .map(({ message, field }) => ({ message, fieldId: field?.id }));
}

/** An error deep inside a value ('areas.0') belongs to the nearest field that is on the page ('areas'). */
export function fieldOnPage(formId: string, name: string | undefined): Element | null {
  if (!name) return null;
  const parent = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : undefined;
  return document.getElementById(fieldIdIn(formId, name)) ?? fieldOnPage(formId, parent);
}

function pageOrder(a: Element | null, b: Element | null): number {
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

import { createContext, useContext } from 'react';

/** The id that every field id of one form starts with, so that two forms on a page never share one. */
export const FormIdContext = createContext('form');

export function fieldIdIn(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

export function useFieldId(name: string): string {
  return fieldIdIn(useContext(FormIdContext), name);
}

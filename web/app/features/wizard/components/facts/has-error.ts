/** Whether a part of the facts, such as 'basis', has a message at one of its fields. */
export const hasErrorIn = (errors: ReadonlyMap<string, string>, part: string): boolean =>
  [...errors.keys()].some((field) => field === part || field.startsWith(`${part}.`));

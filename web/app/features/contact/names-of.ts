type Names = { firstName: string; lastName: string };

/** First and last name, as far as an account's metadata tells them apart. */
export function namesOf(metadata: Readonly<Record<string, unknown>>): Names {
  const text = (key: string) => {
    const value = metadata[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  if (text('first_name') || text('last_name')) {
    return { firstName: text('first_name'), lastName: text('last_name') };
  }
  const words = text('full_name').split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** One line from the parts that say something: 'Flat 2, 1 High Street, Leeds'. Empty when none does. */
export function joinAddress(parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ');
}

/** Which items of the evidence list show this: [1, 2]. */
export function EvidenceNumbers({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <span className="text-14 font-normal whitespace-nowrap text-ink-2">
      <span className="sr-only">Evidence </span>[{numbers.join(', ')}]
    </span>
  );
}

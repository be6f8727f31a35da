type ScrollingTextProps = { label: string; children: string };

/** A read-only box: browsers scroll it, the keyboard reaches it, and its text can be copied. */
export function ScrollingText({ label, children }: ScrollingTextProps) {
  return (
    <textarea
      readOnly
      aria-label={label}
      value={children}
      rows={6}
      className="mt-3 block max-h-64 w-full resize-y rounded-lg border border-line bg-well px-4 py-3 text-15 leading-normal text-ink field-sizing-content"
    />
  );
}

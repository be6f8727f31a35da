export type Encoding = 'br' | 'gzip';

/** The best encoding that the client accepts. */
export function preferredEncoding(accepted: string): Encoding | null {
  const offered = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.trim().split(';');
        const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
        return [name.trim(), quality === undefined ? 1 : Number(quality.slice(2))] as const;
      }),
  );
  if ((offered.get('br') ?? 0) > 0) return 'br';
  if ((offered.get('gzip') ?? 0) > 0) return 'gzip';
  return null;
}

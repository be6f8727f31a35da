/**
 * The auth client puts the SVG into a data URL unescaped, where the `#` of a colour would start the hash. Escapes it.
 */
export function qrImage(address: string): string {
  const comma = address.indexOf(',');
  const drawing = address.slice(comma + 1);
  if (!drawing.includes('<')) return address;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
}

/** In groups of four, which are easier to read and type. */
export function spacedSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

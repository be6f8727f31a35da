/**
 * The auth client puts the drawing into the address as it is. A colour (`#000`) would end such an address early,
 * so the drawing is written the way an address wants it.
 */
export function qrImage(address: string): string {
  const comma = address.indexOf(',');
  const drawing = address.slice(comma + 1);
  if (!drawing.includes('<')) return address;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
}

/** In fours, as people read and type it. */
export function spacedSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

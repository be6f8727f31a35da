/** The colours of the light theme, which pictures have in both themes. */
const colours = {
  ink: '#16212e',
  sheet: '#ffffff',
  tone: '#cfe4db',
  brand: '#0e5a4a',
  seal: '#b5432a',
} as const;

export const grounds = { well: '#f4f0e6', green: '#e3f0eb', kraft: '#f0e8d7' } as const;

export type Ground = keyof typeof grounds;

const width = 960;
const height = 540;

/** A picture in the site's style: ink lines, hatched shade, an offset green tone, one seal. */
export function frame(ground: Ground, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M5 0v10" stroke="${colours.ink}" stroke-width="1.6"/></pattern></defs>
<rect width="${width}" height="${height}" fill="${grounds[ground]}"/>
<g stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g></svg>`;
}

const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;

export const tone = (d: string) => path(d, `fill="${colours.tone}"`);
export const dark = (d: string) => path(d, `fill="${colours.brand}"`);
export const hatch = (d: string) => path(d, 'fill="url(#hatch)"');
/** A closed shape of paper with an ink edge. */
export const sheet = (d: string) =>
  path(d, `fill="${colours.sheet}" stroke="${colours.ink}" stroke-width="4"`);
export const line = (d: string, strokeWidth = 4) =>
  path(d, `fill="none" stroke="${colours.ink}" stroke-width="${strokeWidth}"`);
/** Lines of handwriting: their lengths, and the gap between them. */
export const writing = (x: number, y: number, lengths: readonly number[], gap = 26) =>
  line(lengths.map((length, at) => `M${x} ${y + at * gap}h${length}`).join(''), 5);

export const box = (x: number, y: number, w: number, h: number, r = 6) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The one red thing in each picture. */
export const seal = (x: number, y: number, r = 30) =>
  path(circle(x, y, r), `fill="${colours.seal}"`) +
  path(
    `M${x - r * 0.4} ${y + r * 0.02}l${r * 0.28} ${r * 0.3}l${r * 0.54} ${-r * 0.6}`,
    `fill="none" stroke="#fff" stroke-width="${r * 0.16}"`,
  );

/** Points per millimetre. */
export const mm = 72 / 25.4;

export const a4 = { width: 210 * mm, height: 297 * mm } as const;

/** Free edge of a fitted page. Most printers cannot print the outer 4 mm; the caption stands at the bottom. */
const edge = { side: 5 * mm, top: 5 * mm, bottom: 10 * mm } as const;

export const captionAt = { x: edge.side + 1 * mm, y: 5.2 * mm } as const;

type Size = { readonly width: number; readonly height: number };

export type Placement = {
  readonly page: Size;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
};

/** Fits something onto an upright or a landscape A4 page, whichever it is itself. Never enlarges. */
export function placeOnA4({ width, height }: Size): Placement {
  const page = width > height ? { width: a4.height, height: a4.width } : a4;
  const room = { width: page.width - 2 * edge.side, height: page.height - edge.top - edge.bottom };
  const scale = Math.min(1, room.width / width, room.height / height);
  return {
    page,
    scale,
    x: (page.width - scale * width) / 2,
    y: page.height - edge.top - scale * height,
  };
}

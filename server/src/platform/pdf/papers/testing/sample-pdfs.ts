import { PDF, PdfArray, PdfNumber } from '@libpdf/core';

type Shape = {
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: 0 | 90 | 180 | 270;
  /** What a viewer shows of the page: x, y, width, height. */
  readonly crop?: readonly [number, number, number, number];
  readonly password?: { readonly user: string; readonly owner: string };
};

/** A PDF with a page per text, each text at 60, 80 from the bottom left of its page. */
export async function pdfWith(texts: readonly string[], shape: Shape = {}): Promise<Uint8Array> {
  const { width = 595, height = 842, rotate = 0, crop, password } = shape;
  const pdf = PDF.create();
  for (const text of texts) {
    const page = pdf.addPage({ width, height });
    page.drawText(text, { x: 60, y: 80, size: 14 });
    page.setRotation(rotate);
    if (crop) {
      const [x, y, wide, high] = crop;
      page.dict.set('CropBox', new PdfArray([x, y, x + wide, y + high].map((at) => PdfNumber.of(at))));
    }
  }
  if (password) pdf.setProtection({ userPassword: password.user, ownerPassword: password.owner });
  return await pdf.save();
}

/** A PDF with a filled field of a form. */
export async function filledForm(value: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage({ size: 'a4' });
  const field = pdf.getOrCreateForm().createTextField('name');
  page.drawField(field, { x: 60, y: 700, width: 300, height: 24 });
  field.setValue(value);
  return await pdf.save();
}

import { PDF, PdfDict, PdfName } from '@libpdf/core';

export type JoinedPdf = {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly parts: readonly Uint8Array[];
};

/** Our own documents and fitted files, one after the other. */
export async function joinPdfs({
  title,
  author,
  madeAt,
  parts,
}: JoinedPdf): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const joined = PDF.create();
  for (const part of parts) {
    const source = await PDF.load(part);
    await joined.copyPagesFrom(
      source,
      source.getPages().map((_, index) => index),
    );
  }
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setAuthor(author);
  joined.setLanguage('en-GB');
  joined.setCreator('Plainclaim');
  joined.setCreationDate(madeAt);
  joined.setModificationDate(madeAt);
  printAsItIs(joined);
  return { bytes: await joined.save(), pages: joined.getPageCount() };
}

/**
 * Asks the print dialog for the size as it is, one side of the paper: a scaled address misses the window, and a sheet
 * to keep must not be the back of one to post (PDF 32000-1, table 150).
 */
function printAsItIs(pdf: PDF): void {
  const catalog = pdf.getCatalog();
  const wishes = catalog.getDict('ViewerPreferences', (ref) => pdf.getObject(ref)) ?? new PdfDict();
  wishes.set('PrintScaling', PdfName.of('None'));
  wishes.set('Duplex', PdfName.of('Simplex'));
  catalog.set('ViewerPreferences', wishes);
}

import { setPriority } from 'node:os';
import { PDF } from '@libpdf/core';
import { fitPdf } from './fit-pdf.ts';
import { fitPicture } from './fit-picture.ts';
import { type JoinedPdf, joinPdfs } from './join-pdfs.ts';
import { UnfitFile } from './unfit-file.ts';

export type FileToFit = {
  readonly bytes: Uint8Array;
  /** As detected from the content when the file was uploaded. */
  readonly contentType: string;
  /** What the page is called below it, for example 'Enclosure 2'. */
  readonly caption: string;
};

export type PapersTask =
  | { readonly fit: FileToFit }
  | { readonly join: JoinedPdf }
  | { readonly count: Uint8Array };

/** Errors lose their type between threads, so the reason is sent as a value. */
export type PapersAnswer =
  | { readonly bytes: Uint8Array; readonly pages: number }
  | { readonly unfit: UnfitFile['reason'] };

const niceLevel = 5;

// On Linux this sets the calling thread's priority, elsewhere the whole process's.
if (process.platform === 'linux') setPriority(niceLevel);

export async function work(task: PapersTask): Promise<PapersAnswer> {
  if ('join' in task) return await joinPdfs(task.join);
  if ('count' in task) return { bytes: new Uint8Array(), pages: (await PDF.load(task.count)).getPageCount() };
  try {
    const pdf = await fit(task.fit);
    return { bytes: await pdf.save({ subsetFonts: true }), pages: pdf.getPageCount() };
  } catch (error) {
    if (error instanceof UnfitFile) return { unfit: error.reason };
    throw error;
  }
}

function fit({ bytes, contentType, caption }: FileToFit) {
  if (contentType === 'application/pdf') return fitPdf(bytes, caption);
  if (contentType === 'image/jpeg' || contentType === 'image/png') return fitPicture(bytes, caption);
  throw new UnfitFile('type');
}

import { imageProblem } from '@plainclaim/domain/blog/limits';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { BlogApi } from '@plainclaim/server/features/blog/blog.routes';
import type { hc, InferResponseType } from 'hono/client';
import { uploadFile } from '../../../lib/upload-file.ts';

type Uploaded = InferResponseType<ReturnType<typeof hc<BlogApi>>['api']['admin']['blog']['images']['$post']>;

export type Picture = Uploaded['image'];

type UploadOptions = { onProgress: (percent: number) => void; signal: AbortSignal };

/** Throws an error whose message is for the person. */
export async function uploadPicture(file: File, options: UploadOptions): Promise<Picture> {
  const problem = imageProblem(file);
  if (problem) throw new Error(problem);
  try {
    return (await uploadFile<Uploaded>('/api/admin/blog/images', file, options)).image;
  } catch (cause) {
    throw new Error(wordsFor(cause), { cause });
  }
}

/** The server's message when the picture was refused; one general message for any other failure. */
function wordsFor(error: unknown): string {
  const isAboutThePicture = error instanceof AppError && error.fields.length > 0;
  return (isAboutThePicture && error.userMessage) || 'Failed to upload image';
}

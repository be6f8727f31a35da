import { randomBytes } from 'node:crypto';
import { type BlogImage, imageUrl } from '@plainclaim/domain/blog/image-url';
import { imageMaxBytes, imageMessages } from '@plainclaim/domain/blog/limits';
import { AppError } from '@plainclaim/domain/shared/errors';
import { costlyWork } from '../../../platform/costly-work.ts';
import { sniffBytes, sniffContentType } from '../../../platform/files/sniff.ts';
import type { BlogDeps, Editor } from '../blog.ts';
import { recordAct } from '../record-act.ts';
import { addImage } from './images.store.ts';
import { keepPicture } from './keep-picture.ts';

export type UploadedImage = BlogImage & { readonly url: string };

/** The bytes decide the type; the declared content type and the file name are ignored. */
export async function uploadImage(
  { db, clock, files }: BlogDeps,
  editor: Editor,
  bytes: Uint8Array,
): Promise<UploadedImage> {
  if (bytes.byteLength >= imageMaxBytes) throw refused('payload_too_large', imageMessages.size);
  const sniffed = await sniffContentType(bytes.subarray(0, sniffBytes));
  if (!sniffed?.type.startsWith('image/')) throw refused('validation_failed', imageMessages.type);
  const now = clock.now();
  const name = `${now.getTime()}-${randomBytes(16).toString('hex')}`;
  const image = await costlyWork(editor.actor.userId, () => keepPicture(files, bytes, name));
  await db.transaction(async (tx) => {
    await addImage(tx, { folder: image.folder, uploadedBy: editor.actor.userId, createdAt: now });
    await recordAct(tx, editor, now, 'image-uploaded', { folder: image.folder });
  });
  return { ...image, url: imageUrl(image) };
}

const refused = (code: 'validation_failed' | 'payload_too_large', message: string) =>
  new AppError(code, `picture refused: ${message}`, {
    userMessage: message,
    fields: [{ field: 'file', message }],
  });

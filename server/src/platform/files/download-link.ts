import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@plainclaim/domain/shared/errors';
import { z } from 'zod';
import { assertKey, isKey } from './file-key.ts';
import { safeFileName } from './safe-file-name.ts';

export type Download = {
  readonly key: string;
  /** What the person's browser calls the saved file. */
  readonly fileName: string;
  /** Instead of the type kept with the file. */
  readonly contentType?: string | undefined;
};

/** Short names, because this travels in an address. */
const payloadSchema = z.object({
  k: z.string().refine(isKey),
  n: z.string(),
  t: z.string().optional(),
  e: z.int(),
});

/**
 * A path that lets whoever holds it fetch one file until `expiresAt`. It is ours and not S3's, so that disk
 * and S3 behave alike, the bucket stays closed, and every download passes our headers. Issue it only after
 * the permission check, and keep it short-lived: it is as good as the file.
 */
export function signDownload(download: Download & { readonly expiresAt: Date }, secretKey: string): string {
  assertKey(download.key);
  const payload: z.input<typeof payloadSchema> = {
    k: download.key,
    n: safeFileName(download.fileName),
    t: download.contentType,
    e: download.expiresAt.getTime(),
  };
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `/files/${encoded}.${signature(encoded, secretKey)}`;
}

export function verifyDownload(token: string, secretKey: string, now: Date): Download {
  const [encoded = '', given = '', ...rest] = token.split('.');
  // The signature before anything else: nothing of a stranger's making is ever parsed.
  if (rest.length > 0 || !isSame(given, signature(encoded, secretKey))) throw unknownLink('bad signature');
  const payload = payloadSchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  if (!payload.success) throw unknownLink('signed, but not by this version');
  const { k: key, n: fileName, t: contentType, e: expiresAt } = payload.data;
  if (now.getTime() >= expiresAt) {
    throw new AppError('gone', 'download link expired', {
      userMessage: 'This download link has expired. Go back to the claim and open the file again.',
    });
  }
  return { key, fileName, contentType };
}

function signature(encoded: string, secretKey: string): string {
  // The prefix keeps this signature from meaning anything elsewhere the same secret may sign.
  return createHmac('sha256', secretKey).update(`files/download/1:${encoded}`).digest('base64url');
}

/** Compares the text, not the decoded bytes: one signature has one spelling. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function unknownLink(reason: string): AppError {
  return new AppError('not_found', `download link refused: ${reason}`, {
    userMessage: 'This download link does not work. Go back to the claim and open the file again.',
  });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@plainclaim/domain/shared/errors';
import { z } from 'zod';

/**
 * Why the holder of a link may download a file. Its slice checks the right again when the link is opened, so
 * that a link is invalid once the right is gone.
 */
export type FileRight = {
  /** Name of the function that checks the right. */
  readonly kind: string;
  /** Arguments for that function. */
  readonly of: readonly string[];
  /** The session that requested the link. None for a link in a letter, which is opened without signing in. */
  readonly sessionId?: string | undefined;
};

/** The file of a right that was checked. */
export type Download = {
  readonly key: string;
  /** File name for the browser. */
  readonly fileName: string;
  /** Overrides the stored content type. */
  readonly contentType?: string | undefined;
};

/** Short names, because this is part of a URL. */
const payloadSchema = z.object({
  r: z.string(),
  o: z.array(z.string()),
  s: z.string().optional(),
  e: z.int(),
});

/** Links from before decision 0081 name the stored file. In letters they are valid for 180 days. */
const storedFileSchema = z
  .object({ k: z.string(), e: z.int() })
  .transform(({ k, e }) => ({ r: storedFileRight, o: [k], s: undefined, e }));

export const storedFileRight = 'stored-file';

/**
 * A path that lets its holder download one file until `expiresAt`, or until the right is gone. Served by us,
 * not by S3, so that disk and S3 behave alike, the bucket stays private, and every download has our headers.
 * Issue it only after the permission check.
 */
export function signDownload(right: FileRight & { readonly expiresAt: Date }, secretKey: string): string {
  const payload: z.input<typeof payloadSchema> = {
    r: right.kind,
    o: [...right.of],
    s: right.sessionId,
    e: right.expiresAt.getTime(),
  };
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `/files/${encoded}.${signature(encoded, secretKey)}`;
}

export function verifyDownload(token: string, secretKey: string, now: Date): FileRight {
  const [encoded = '', given = '', ...rest] = token.split('.');
  // The signature is checked first, so that no untrusted data is parsed.
  if (rest.length > 0 || !isSame(given, signature(encoded, secretKey))) throw unknownLink('bad signature');
  const content: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  const payload = payloadSchema.or(storedFileSchema).safeParse(content);
  if (!payload.success) throw unknownLink('signed, but not by this version');
  const { r: kind, o: of, s: sessionId, e: expiresAt } = payload.data;
  if (now.getTime() >= expiresAt) {
    throw new AppError('gone', 'download link expired', {
      userMessage: 'This download link has expired. Go back to the claim and open the file again.',
    });
  }
  return { kind, of, sessionId };
}

function signature(encoded: string, secretKey: string): string {
  // The prefix makes the signature invalid for anything else signed with the same secret.
  return createHmac('sha256', secretKey).update(`files/download/1:${encoded}`).digest('base64url');
}

/** Compares the text, not the decoded bytes, so that a signature has only one valid spelling. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function unknownLink(reason: string): AppError {
  return new AppError('not_found', `download link refused: ${reason}`, {
    userMessage: 'This download link does not work. Go back to the claim and open the file again.',
  });
}

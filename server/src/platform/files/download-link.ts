import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@plainclaim/domain/shared/errors';
import { z } from 'zod';

/**
 * Why the holder of a link may fetch a file. The slice that gives the right looks at it again when the link is
 * opened, so that a link is worth nothing once its right is gone.
 */
export type FileRight = {
  /** Names the function that looks at the right again. */
  readonly kind: string;
  /** What the right is about, for that function. */
  readonly of: readonly string[];
  /** Whose session asked for the link. None for a link in a letter, which its reader opens without signing in. */
  readonly sessionId?: string | undefined;
};

/** What a right leads to, once it was looked at again. */
export type Download = {
  readonly key: string;
  /** What the person's browser calls the saved file. */
  readonly fileName: string;
  /** Instead of the type stored with the file. */
  readonly contentType?: string | undefined;
};

/** Short names, because this travels in an address. */
const payloadSchema = z.object({
  r: z.string(),
  o: z.array(z.string()),
  s: z.string().optional(),
  e: z.int(),
});

/** Links from before decision 0081 name the stored file. Those in letters are good for 180 days. */
const storedFileSchema = z
  .object({ k: z.string(), e: z.int() })
  .transform(({ k, e }) => ({ r: storedFileRight, o: [k], s: undefined, e }));

export const storedFileRight = 'stored-file';

/**
 * A path that lets its holder fetch one file until `expiresAt`, or until the right is gone. It is ours and not S3's, so
 * that disk and S3 behave alike, the bucket stays closed, and every download passes our headers. Issue it only after
 * the permission check.
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
  // The signature before anything else: nothing of a stranger's making is ever parsed.
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

import { z } from '@hono/zod-openapi';
import { deletionWord } from '@plainclaim/domain/accounts/deleting-account';

export const proofBody = z.object({
  password: z.string().max(1000).default(''),
  mailed_code: z.string().max(20).default('').openapi({ description: 'For an account without a password' }),
  code: z
    .string()
    .max(40)
    .default('')
    .openapi({ description: 'Code from the authenticator app, or a backup code' }),
});

export const deletionBody = proofBody.extend({
  confirm: z.literal(deletionWord, { error: `Please type ${deletionWord}.` }),
});

export const overviewAnswer = z.object({
  open_claims: z.int(),
  closed_claims: z.int(),
  drafts: z.int(),
  objections: z.array(z.string()),
  confirm_by: z.enum(['password', 'code', 'sign-in']).openapi({
    description: 'The proof required; sign-in means that a recent sign-in is enough',
  }),
  has_second_step: z.boolean(),
  is_mailbox_proven: z.boolean(),
});

export const downloadAnswer = z.object({ url: z.string() });

export const tokenParam = z.object({ token: z.string().max(300) });

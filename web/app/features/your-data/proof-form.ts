import type { ConfirmBy } from '@plainclaim/domain/accounts/confirm-by';
import { deletionWord } from '@plainclaim/domain/accounts/deleting-account';
import { z } from 'zod';

export type ProofForm = { password: string; mailedCode: string; code: string };

export type ProofNeeded = { readonly confirm_by: ConfirmBy; readonly has_second_step: boolean };

export const emptyProof: ProofForm = { password: '', mailedCode: '', code: '' };

/** The rules of the proof form, depending on what the account has. */
export const proofForm = ({ confirm_by: by, has_second_step: hasSecondStep }: ProofNeeded) =>
  z.object({
    password: by === 'password' ? z.string().min(1, { error: 'Please type your password.' }) : z.string(),
    mailedCode:
      by === 'code' ? z.string().min(1, { error: 'Please type the code from our message.' }) : z.string(),
    code: hasSecondStep
      ? z.string().min(1, { error: 'Please type the code from your authenticator app.' })
      : z.string(),
  });

export const deletionForm = (needed: ProofNeeded) =>
  proofForm(needed).extend({
    confirm: z
      .string()
      .refine((typed) => typed.trim() === deletionWord, { error: `Please type ${deletionWord}.` }),
  });

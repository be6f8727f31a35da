import { z } from 'zod';

/** A code of six digits. People type and paste codes with the spaces and dashes that they see. */
export const sixDigits = (message: string) =>
  z.object({
    code: z
      .string()
      .transform((text) => text.replace(/[\s\u200b-]/g, ''))
      .refine((code) => /^\d{6}$/.test(code), { error: message }),
  });

export const mailedCodeForm = sixDigits('Enter the six digits from the email');

import { z } from 'zod';

export const codeForm = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((text) => text !== '', { error: 'Enter the code' }),
});

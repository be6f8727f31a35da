import { z } from 'zod';

export type CodeForm = { code: string };

/** People type codes with the spaces and dashes that they see. */
const bareCode = z.string().transform((text) => text.replace(/[\s-]/g, ''));

export const anyCode = (message: string) =>
  z.object({ code: bareCode.refine((code) => code !== '', { error: message }) });

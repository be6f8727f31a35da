import type { AuthError } from '@supabase/auth-js';

const unexpected = 'An unexpected error occurred';

/** The server's own words, or the sentence for when there are none. */
export function authProblem(error: AuthError | null | undefined): { message: string } {
  const words = error?.message?.trim();
  return { message: words && words !== '{}' ? words : unexpected };
}

/** What was thrown instead of answered: the product's own errors have words for people. */
export const thrownProblem = (error: unknown): { message: string } => ({
  message: (error as { userMessage?: string } | undefined)?.userMessage || unexpected,
});

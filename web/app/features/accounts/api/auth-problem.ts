import type { AuthError } from '@supabase/auth-js';

const unexpected = 'An unexpected error occurred';

export type AuthProblem = { readonly message: string; readonly code?: string | undefined };

/** The server's message, or a general one. */
export function authProblem(error: AuthError | null | undefined): AuthProblem {
  const words = error?.message?.trim();
  return { message: words && words !== '{}' ? words : unexpected, code: error?.code };
}

/** For a thrown error: an `AppError` has a message for the user. */
export const thrownProblem = (error: unknown): AuthProblem => ({
  message: (error as { userMessage?: string } | undefined)?.userMessage || unexpected,
});

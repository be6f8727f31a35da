import { AppError } from '@plainclaim/domain/shared/errors';

/** A server function's refusal, as in the specification. */
export type FunctionRefusal = { readonly success: false; readonly error: string };

/**
 * Returns the outcome of a server function, or its refusal in the specification's shape. Internal errors are
 * rethrown, and so is `rate_limited`, because clients understand its status.
 */
export async function orRefusal<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | FunctionRefusal> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof AppError && error.code !== 'rate_limited';
    if (!isRefusal || error.userMessage === undefined) throw error;
    return { success: false, error: error.userMessage };
  }
}

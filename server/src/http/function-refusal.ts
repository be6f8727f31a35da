import { AppError } from '@plainclaim/domain/shared/errors';

/** What a server function of the specification answers where it refuses. */
export type FunctionRefusal = { readonly success: false; readonly error: string };

/**
 * The outcome of a server function, or its refusal in the shape that the specification gives. Our own faults stay
 * errors, and so does "too often", whose status every program knows.
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

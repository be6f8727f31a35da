import { AppError } from '@plainclaim/domain/shared/errors';

/** What a server function of the specification answers where it refuses. */
export type FunctionRefusal = { readonly success: false; readonly error: string };

/** The outcome of a server function, or its refusal in the shape that the specification gives. Our own faults stay errors. */
export async function orRefusal<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | FunctionRefusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.userMessage === undefined) throw error;
    return { success: false, error: error.userMessage };
  }
}

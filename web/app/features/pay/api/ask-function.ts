import type { FunctionAnswer } from '@plainclaim/domain/payments/pay-view';

/** Calls a payment function. Payers are not signed in: the token in the body is their only credential. */
export async function askFunction<Answer>(name: string, body: object): Promise<FunctionAnswer<Answer>> {
  try {
    const response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? { answer: (await response.json()) as Answer } : { answer: null };
  } catch {
    return { answer: null };
  }
}

import type { ProofForm } from '../proof-form.ts';

export const asSent = ({ password, mailedCode, code }: ProofForm) => ({
  password,
  mailed_code: mailedCode,
  code,
});

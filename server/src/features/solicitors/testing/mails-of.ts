import type { openSolicitorsBench } from './solicitors-bench.ts';

export type Bench = Awaited<ReturnType<typeof openSolicitorsBench>>;

export const mailsOf = async ({ rows }: Bench, to: string) =>
  (await rows('emails')).filter(({ to_address: address }) => address === to).map(({ kind }) => kind);

/** The page of a draft's letter. */
export const letterAddress = (draftId: string): string => `/generate-lba?draft=${draftId}`;

/** The page before it is sent. It names the version of the letter that was read: another one must not go. */
export const sendAddress = (draftId: string, version: number): string =>
  `/generate-lba/send?draft=${draftId}&letter=${version}`;

export type ToSend = { readonly draftId: string; readonly readVersion: number | undefined };

export function toSendFrom(search: string): ToSend | undefined {
  const asked = new URLSearchParams(search);
  const draftId = asked.get('draft');
  const version = Number(asked.get('letter') || Number.NaN);
  if (!draftId) return undefined;
  return { draftId, readVersion: Number.isInteger(version) ? version : undefined };
}

import { z } from 'zod';
import { metadataField, optionalText } from '../wire/read-body.ts';

/** Null means "not given", as everywhere in the contract. */
const yesNo = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);

export const accountBody = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  email_confirm: yesNo,
  phone_confirm: yesNo,
  user_metadata: metadataField,
  app_metadata: metadataField,
  ban_duration: optionalText,
});

export type AccountBody = z.output<typeof accountBody>;

export const deleteBody = z.object({ should_soft_delete: yesNo });

export const inviteBody = z.object({ email: optionalText, data: metadataField });

export const linkBody = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadataField,
  redirect_to: optionalText,
});

export type LinkBody = z.output<typeof linkBody>;

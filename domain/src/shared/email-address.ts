import { z } from 'zod';

const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Whether a mail server is likely to take this address. Narrower than the standards on purpose: quoted names,
 * bare IP addresses and names without a dot are typing mistakes here.
 */
export function isEmailAddress(text: string): boolean {
  // Checked before the change of case: some letters outside ASCII have an ASCII small letter.
  if (!/^[\x21-\x7e]+$/.test(text.trim())) return false;
  const address = normaliseEmail(text);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  return (
    at > 0 &&
    address.length <= MAX_ADDRESS &&
    local.length <= MAX_LOCAL_PART &&
    labels.length >= 2 &&
    localPart.test(local) &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}

type EmailMessages = { readonly required: string; readonly invalid: string };

/** An e-mail field: gives the address in lower case, or one of the two messages. */
export function emailAddress({ required, invalid }: EmailMessages) {
  return (
    z
      .string({ error: required })
      .trim()
      // Without `abort`, which would keep a form's rules about several fields from being asked.
      .refine((text) => text !== '', { error: required })
      .refine((text) => text === '' || isEmailAddress(text), { error: invalid })
      .transform(normaliseEmail)
  );
}

import type { Profile } from '@node-saml/node-saml';
import { z } from 'zod';

/** What an identity provider asserts about a user. */
export type SsoPerson = {
  readonly assertionId: string;
  readonly nameId: string;
  /** Not normalised; empty when there is none. */
  readonly email: string;
  readonly name: string;
  /** When the assertion expires. */
  readonly goodUntil: Date;
};

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const emailNames = ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}/emailaddress`];
const nameNames = ['displayName', 'name', 'urn:oid:2.16.840.1.113730.3.1.241', `${claims}/name`];

const confirmationShape = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z.tuple([
    z.object({ $: z.object({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: z.string() }) }),
  ]),
});

const assertionShape = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1) }),
    Subject: z.tuple([z.object({ SubjectConfirmation: z.array(z.unknown()).min(1) })]),
  }),
});

export type Expected = {
  readonly issuer: string;
  readonly recipient: string;
  readonly requestId: string;
  readonly now: Date;
};

/**
 * Reads the user from an assertion whose signature, audience and times the library has checked. Reads only
 * the signed part, and checks there what the library does not: the issuer, the recipient, the request it
 * answers, and its expiry.
 */
export function readAssertion(profile: Profile, expected: Expected): SsoPerson {
  const parsed = assertionShape.safeParse(profile.getAssertion?.());
  if (!parsed.success || typeof profile.nameID !== 'string' || profile.nameID === '') {
    throw new Error('the assertion is about nobody');
  }
  if (profile.issuer !== expected.issuer) throw new Error('the assertion was made by someone else');
  const { $: head, Subject } = parsed.data.Assertion;
  const goodUntil = Subject[0].SubjectConfirmation.map((one) => confirmedUntil(one, expected)).find(Boolean);
  if (!goodUntil)
    throw new Error('the assertion was made for someone else, another question or another time');
  const attributes = z.record(z.string(), z.unknown()).catch({}).parse(profile.attributes);
  const isAddress = profile.nameIDFormat === emailFormat;
  return {
    assertionId: head.ID,
    nameId: profile.nameID,
    email: textOf(attributes, emailNames) || (isAddress ? profile.nameID : ''),
    name: textOf(attributes, nameNames),
    goodUntil,
  };
}

function confirmedUntil(given: unknown, { recipient, requestId, now }: Expected): Date | undefined {
  const { success, data } = confirmationShape.safeParse(given);
  if (!success || data.$.Method !== bearer) return undefined;
  const { Recipient, InResponseTo, NotOnOrAfter } = data.SubjectConfirmationData[0].$;
  const end = new Date(NotOnOrAfter);
  const isForUs = Recipient === recipient && InResponseTo === requestId;
  // An invalid time is NaN, which compares false and is refused.
  return isForUs && end.getTime() > now.getTime() ? end : undefined;
}

function textOf(attributes: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const value = names
    .map((name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined))
    .find(Boolean);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.trim().slice(0, 300) : '';
}

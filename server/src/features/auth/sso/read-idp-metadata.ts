import { X509Certificate } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';

export type IdpMetadata = {
  readonly entityId: string;
  readonly signInUrl: string;
  readonly certificates: readonly string[];
};

const metadataNs = 'urn:oasis:names:tc:SAML:2.0:metadata';
const signatureNs = 'http://www.w3.org/2000/09/xmldsig#';
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Reads an identity provider's metadata, once at start. The operator vouches for the file. */
export function readIdpMetadata(xml: string): IdpMetadata {
  const problems: string[] = [];
  const note = (problem: string) => void problems.push(problem);
  const errorHandler = { warning: note, error: note, fatalError: note };
  const doc = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml');
  const [descriptor] = elements(doc, metadataNs, 'IDPSSODescriptor');
  if (problems.length > 0 || !descriptor) throw new Error('it is not the metadata of a sign-in service');
  const entityId = (descriptor.parentNode as Element | null)?.getAttribute('entityID') ?? '';
  const signInUrl = elements(descriptor, metadataNs, 'SingleSignOnService')
    .find((one) => one.getAttribute('Binding') === redirectBinding)
    ?.getAttribute('Location');
  const certificates = elements(descriptor, metadataNs, 'KeyDescriptor')
    .filter((one) => one.getAttribute('use') !== 'encryption')
    .flatMap((one) => elements(one, signatureNs, 'X509Certificate'))
    .map((one) => certificateFrom(one.textContent ?? ''));
  if (entityId === '') throw new Error('it names no entityID');
  if (!signInUrl || !/^https?:\/\//.test(signInUrl))
    throw new Error('it names no address to sign in at by redirect');
  if (certificates.length === 0) throw new Error('it holds no certificate to check signatures with');
  return { entityId, signInUrl, certificates };
}

const elements = (within: Document | Element, namespace: string, name: string): Element[] =>
  Array.from(within.getElementsByTagNameNS(namespace, name));

const certificateFrom = (text: string): string =>
  new X509Certificate(Buffer.from(text.replace(/\s/g, ''), 'base64')).toString();

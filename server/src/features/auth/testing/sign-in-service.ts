import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

/** A minimal SAML identity provider: it has a certificate and signs whatever a test tells it to. */
export function openSignInService(entityId = 'https://idp.example.com/metadata') {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificate = selfSigned(spki, keyPem).toString('base64');

  const sign = (xml: string, hash: 'sha256' | 'sha1' = 'sha256'): string => {
    const signer = new SignedXml({
      privateKey: keyPem,
      signatureAlgorithm:
        hash === 'sha1'
          ? 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'
          : 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
    });
    signer.addReference({
      xpath: "//*[local-name(.)='Assertion']",
      transforms: [
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/2001/10/xml-exc-c14n#',
      ],
      digestAlgorithm:
        hash === 'sha1'
          ? 'http://www.w3.org/2000/09/xmldsig#sha1'
          : 'http://www.w3.org/2001/04/xmlenc#sha256',
    });
    const place = {
      reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']",
      action: 'after',
    } as const;
    signer.computeSignature(xml, { location: place });
    return signer.getSignedXml();
  };

  return {
    entityId,
    sign,
    metadata: `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
      <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
        <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
          <ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
        <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example.com/sso"/>
      </md:IDPSSODescriptor></md:EntityDescriptor>`,
  };
}

/** Reads the SAML request from the address that the browser is redirected to. */
export function askedBy(address: string) {
  const { searchParams } = new URL(address);
  const request = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(request)?.[1] ?? '';
  return {
    relayState: searchParams.get('RelayState') ?? '',
    id: field('ID'),
    returnUrl: field('AssertionConsumerServiceURL'),
    issuer: /<saml:Issuer[^>]*>([^<]*)</.exec(request)?.[1] ?? '',
  };
}

export type Said = {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly inResponseTo: string;
  readonly nameId: string;
  readonly email: string;
  readonly now: Date;
  readonly lifeSeconds?: number;
  readonly id?: string;
};

const at = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000).toISOString();

export function assertionOf(said: Said): string {
  const { issuer, audience, recipient, inResponseTo, nameId, email, now, lifeSeconds = 300 } = said;
  const id = said.id ?? `_${randomBytes(16).toString('hex')}`;
  const end = at(now, lifeSeconds);
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at(now, 0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${recipient}" InResponseTo="${inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(now, lifeSeconds < 0 ? lifeSeconds - 600 : -60)}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(now, 0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="displayName"><saml:AttributeValue>Ada Byron</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`;
}

export const responseOf = (said: Said, ...assertions: string[]): string =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomBytes(16).toString('hex')}" Version="2.0" IssueInstant="${at(said.now, 0)}" Destination="${said.recipient}" InResponseTo="${said.inResponseTo}"><saml:Issuer>${said.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertions.join('')}</samlp:Response>`;

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};

/** A minimal self-signed certificate: Node reads certificates but cannot make one. */
function selfSigned(spki: Buffer, keyPem: string): Buffer {
  const sequence = 0x30;
  const sha256WithRsa = der(
    sequence,
    der(0x06, Buffer.from([42, 134, 72, 134, 247, 13, 1, 1, 11])),
    der(0x05),
  );
  const commonName = der(
    sequence,
    der(0x06, Buffer.from([85, 4, 3])),
    der(0x0c, Buffer.from('idp.example.com')),
  );
  const name = der(sequence, der(0x31, commonName));
  const validity = der(
    sequence,
    der(0x17, Buffer.from('250101000000Z')),
    der(0x17, Buffer.from('490101000000Z')),
  );
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  const body = der(sequence, version, serial, sha256WithRsa, name, validity, name, spki);
  const signature = createSign('RSA-SHA256').update(body).sign(keyPem);
  return der(sequence, body, sha256WithRsa, der(0x03, Buffer.from([0]), signature));
}

import type { AuthSettings } from '../auth.settings.ts';
import { ourEntityId, ourReturnUrl } from './saml-for.ts';

/** Our SAML metadata, for an organisation's administrators. */
export const ourMetadata = (settings: Pick<AuthSettings, 'apiUrl'>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escaped(ourEntityId(settings))}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escaped(ourReturnUrl(settings))}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

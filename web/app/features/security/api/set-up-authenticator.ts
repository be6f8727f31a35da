import { qrImage } from '../qr-image.ts';
import { askAuth } from './ask-auth.ts';

export type AuthenticatorSetup = {
  readonly factorId: string;
  /** The QR code, as a URL for an image. */
  readonly qrCode: string;
  /** The same secret, to type by hand. */
  readonly secret: string;
};

/** Starts the enrolment: creates a secret, which is active once a code from it is confirmed. */
export async function startAuthenticator(): Promise<AuthenticatorSetup> {
  const { all } = await askAuth((client) => client.mfa.listFactors());
  const abandoned = all.filter((one) => one.factor_type === 'totp' && one.status === 'unverified');
  for (const { id } of abandoned) await askAuth((client) => client.mfa.unenroll({ factorId: id }));
  const { id, totp } = await askAuth((client) =>
    client.mfa.enroll({ factorType: 'totp', friendlyName: 'Authenticator app' }),
  );
  return { factorId: id, qrCode: qrImage(totp.qr_code), secret: totp.secret };
}

/** Completes the enrolment: every sign-in now needs a code from the app. */
export async function confirmAuthenticator(factorId: string, code: string): Promise<void> {
  await askAuth((client) => client.mfa.challengeAndVerify({ factorId, code }), {
    mfa_verification_failed: 'code',
  });
}

import { qrImage } from '../qr-image.ts';
import { askAuth } from './ask-auth.ts';

export type AuthenticatorSetup = {
  readonly factorId: string;
  /** An address for an image. */
  readonly qrCode: string;
  /** The same secret, to type by hand. */
  readonly secret: string;
};

/** Begins: the service makes a secret, which counts only after a code made from it was shown. */
export async function startAuthenticator(): Promise<AuthenticatorSetup> {
  const { all } = await askAuth((client) => client.mfa.listFactors());
  const abandoned = all.filter((one) => one.factor_type === 'totp' && one.status === 'unverified');
  for (const { id } of abandoned) await askAuth((client) => client.mfa.unenroll({ factorId: id }));
  const { id, totp } = await askAuth((client) =>
    client.mfa.enroll({ factorType: 'totp', friendlyName: 'Authenticator app' }),
  );
  return { factorId: id, qrCode: qrImage(totp.qr_code), secret: totp.secret };
}

/** Ends it: from now on the app's code is asked for at every sign-in. */
export async function confirmAuthenticator(factorId: string, code: string): Promise<void> {
  await askAuth((client) => client.mfa.challengeAndVerify({ factorId, code }), {
    mfa_verification_failed: 'code',
  });
}

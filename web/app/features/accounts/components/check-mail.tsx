import { AccountPage } from './account-page.tsx';

/** The account is there; its address has to be shown to be the person's own. */
export function CheckMail({ email }: { email: string }) {
  return (
    <AccountPage heading="Confirm your email">
      <p>
        We sent a link to <strong>{email}</strong>. Open it to finish; you can close this page. Nothing there?
        Look in the spam folder, or wait a minute.
      </p>
    </AccountPage>
  );
}

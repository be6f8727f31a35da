import { useEffect, useState } from 'react';
import {
  type AskedFor,
  type AskedMail,
  type AskingPage,
  forgetAskedMail,
  saveAskedMail,
  savedAskedMail,
} from './asked-mail.ts';

type AskedMailHere = {
  /** Null until a mail has been requested on this page, before or after a reload. */
  readonly asked: AskedMail | null;
  expectCode(email: string, why: AskedFor): void;
  /** Back to the form that asks for a mail. */
  giveUp(): void;
};

/** The mail whose code this page takes. It survives a reload, and is cleared on leaving the page. */
export function useAskedMail(page: AskingPage): AskedMailHere {
  const [asked, setAsked] = useState<AskedMail | null>(null);
  useEffect(() => {
    // After the first render, which must match the server's: the server cannot read this tab's storage.
    setAsked((now) => now ?? savedAskedMail(page, Date.now()));
    return () => forgetAskedMail(page);
  }, [page]);
  return {
    asked,
    expectCode: (email, why) => {
      const next = { email, why, sentAt: Date.now() };
      saveAskedMail(page, next);
      setAsked(next);
    },
    giveUp: () => {
      forgetAskedMail(page);
      setAsked(null);
    },
  };
}

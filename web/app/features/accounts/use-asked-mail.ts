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
  /** Null until a mail was asked for on this page, before or after a reload. */
  readonly asked: AskedMail | null;
  expectCode(email: string, why: AskedFor): void;
  /** Back to the form that asks for a mail. */
  giveUp(): void;
};

/** The mail whose code this page takes. It outlives a reload, and ends when the person goes on to another page. */
export function useAskedMail(page: AskingPage): AskedMailHere {
  const [asked, setAsked] = useState<AskedMail | null>(null);
  useEffect(() => {
    // The server knows nothing of it, so it comes after the first render.
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

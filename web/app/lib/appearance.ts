import { useFetchers } from 'react-router';
import { readCookie } from './cookies.ts';

export const appearances = ['system', 'light', 'dark'] as const;

export type Appearance = (typeof appearances)[number];

export const appearancePath = '/appearance';

const cookieName = 'pc_theme';
const oneYear = 60 * 60 * 24 * 365;

export function asAppearance(value: unknown): Appearance {
  return appearances.find((one) => one === value) ?? 'system';
}

/** Read on the server, so the page arrives in the chosen theme: no script, no flash. */
export function readAppearance(cookieHeader: string | null): Appearance {
  return asAppearance(readCookie(cookieHeader, cookieName));
}

/** Set only after a choice: following the system needs no cookie. */
export function appearanceCookie(appearance: Appearance, secure: boolean): string {
  const maxAge = appearance === 'system' ? 0 : oneYear;
  const flags = `Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  return `${cookieName}=${appearance}; ${flags}`;
}

/** The choice being saved, before the server has answered; otherwise the saved one. */
export function useAppearance(saved: Appearance): Appearance {
  const saving = useFetchers().find((fetcher) => fetcher.formAction === appearancePath);
  const choice = saving?.formData?.get('appearance');
  return choice ? asAppearance(choice) : saved;
}

import type { LawFile } from '@plainclaim/domain/law/law-file';
import type { Operator } from '@plainclaim/domain/shared/operator';
import { createContext } from 'react-router';

/** Calls our own HTTP API. In production in the same process; in development over HTTP. */
export type Api = (path: string, init?: RequestInit) => Promise<Response>;

/** Marketing figures set by the operator; an empty one is not shown. */
export type MarketingFigures = {
  professionals: string;
  successRate: string;
  access: string;
  /** Starting a claim takes less than this, for example '5 minutes'. */
  startTime: string;
};

export type Settings = {
  mode: 'embedded' | 'production';
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  marketing: MarketingFigures;
  /** Where people write to us. */
  mailbox: string;
  /** The company that runs this site; null where it was started to try it out. */
  operator: Operator | null;
  cardProvider: 'stripe' | 'test' | 'off';
  signInWays: SignInWays;
  /** Whether there is a testing dashboard. */
  qaTools: boolean;
  /** The operator's overrides of the shipped values of the law. */
  lawFile: LawFile;
};

/** Ways to sign in on this site; pages offer no others. */
export type SignInWays = {
  readonly email: boolean;
  /** By password only, or also by a texted code. */
  readonly phone: 'off' | 'password' | 'code';
  readonly organisation: boolean;
  readonly wallet: boolean;
  /** Sign-in providers, each shown as a button. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** Whether new accounts can be made. */
  readonly signUp: boolean;
  /** Whether admins and solicitors have to set up a second step. */
  readonly secondStepRequired: boolean;
  readonly captcha: CaptchaSettings | null;
};

export type CaptchaSettings = {
  readonly service: 'hcaptcha' | 'turnstile';
  readonly siteKey: string;
  readonly scriptUrl: string;
};

export type ReportError = (error: unknown, request: Request) => void;

/** The request's nonce: every inline script and style must carry it. Empty where no policy is sent. */
export const nonceContext = createContext('');

export const apiContext = createContext<Api>(callDevelopmentApi);

export const settingsContext = createContext<Settings>({
  mode: 'embedded',
  siteUrl: 'http://localhost:5173',
  marketing: { professionals: '110+', successRate: '95%', access: '24/7', startTime: '5 minutes' },
  mailbox: 'claims@plainclaim.example',
  operator: null,
  cardProvider: 'test',
  signInWays: {
    email: true,
    phone: 'off',
    organisation: false,
    wallet: false,
    providers: [],
    signUp: true,
    secondStepRequired: false,
    captcha: null,
  },
  qaTools: true,
  lawFile: { rows: [], signOffs: [] },
});

export const reportErrorContext = createContext<ReportError>((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
});

// Development server only: the built site always gets its API from the server.
function callDevelopmentApi(path: string, init?: RequestInit): Promise<Response> {
  return fetch(new URL(path, import.meta.env.API_ORIGIN), init);
}

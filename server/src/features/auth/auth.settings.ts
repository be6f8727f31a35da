import { mailedCodeLimits } from '@plainclaim/domain/accounts/mailed-code';
import { passwordMinimum } from '@plainclaim/domain/accounts/password';
import type { Allowance } from '../../http/rate-limit/rate-limit.store.ts';
import { type PasswordCost, usualPasswordCost } from './passwords/hash-password.ts';
import type { Provider } from './providers/provider.ts';

/** Rate limits, and what each is counted by. */
export type AuthLimits = {
  /** Wrong passwords for one account from one address: slow after a few, then refused for a while. */
  readonly passwordQuick: Allowance;
  readonly passwordLong: Allowance;
  /** Wrong passwords for one account from addresses it was never used from. */
  readonly passwordAccount: Allowance;
  /** Wrong passwords from one address, whatever the account. */
  readonly passwordAddress: Allowance;
  readonly signUp: Allowance;
  readonly anonymousSignUp: Allowance;
  readonly refresh: Allowance;
  /** Sign-ins at providers, from one address. */
  readonly providerFlow: Allowance;
  /** Mails to one mailbox. */
  readonly mailRecipient: Allowance;
  /** Mails caused from one address. */
  readonly mailSender: Allowance;
  /** Text messages to one phone: they cost money and disturb its owner. */
  readonly textRecipient: Allowance;
  /** Text messages caused from one address. */
  readonly textSender: Allowance;
  readonly verifyAddress: Allowance;
  readonly verifyAccount: Allowance;
  /** Codes of the second step for one account. */
  readonly secondStep: Allowance;
};

/** Settings of one instance. Several instances with different settings can share a database. */
export type AuthSettings = {
  /** The site: redirects may lead there, and lead there by default. */
  readonly siteUrl: string;
  /** The public address of this service: issuer of the tokens, and where links in mails lead. */
  readonly apiUrl: string;
  /**
   * The site's own page opens mailed links, at the press of a button. Without it, mails have the contract's
   * links.
   */
  readonly hasLinkPage: boolean;
  /** Further redirect targets. `*` matches within a label or path segment, `**` across them. */
  readonly redirectAllowList: readonly string[];
  readonly signUpAllowed: boolean;
  readonly emailEnabled: boolean;
  readonly emailAutoconfirm: boolean;
  /** Letters, payout details and second steps require a proven mailbox. */
  readonly mailboxProofRequired: boolean;
  /** Admins and solicitors have seven days to set up a second step. */
  readonly secondStepRequired: boolean;
  /** A change of address needs confirmation from the old mailbox as well as the new. */
  readonly emailChangeDoubleConfirm: boolean;
  readonly phoneEnabled: boolean;
  readonly phoneAutoconfirm: boolean;
  readonly anonymousEnabled: boolean;
  readonly manualLinkingEnabled: boolean;
  /** Sign-in providers, in the order in which they are offered. */
  readonly providers: readonly Provider[];
  readonly samlEnabled: boolean;
  readonly web3Enabled: boolean;
  /** Service keys without `exp` are accepted. */
  readonly endlessServiceKeys: boolean;
  readonly passwordMinimum: number;
  readonly refuseCommonPasswords: boolean;
  readonly passwordCost: PasswordCost;
  /** Sensitive changes need a sign-in, a confirmation or a mailed code of the last ten minutes. */
  readonly asksAgain: boolean;
  readonly accessTokenSeconds: number;
  /** How long a replaced refresh token still returns its successor, for a second tab or a lost response. */
  readonly refreshGraceSeconds: number;
  /** A session not refreshed for this long is over. */
  readonly sessionIdleSeconds: number;
  /** A session ends after this long, however much it is used. */
  readonly sessionLifeSeconds: number;
  readonly codeSeconds: number;
  /** Shown in authenticator apps. */
  readonly totpIssuer: string;
  readonly limits: AuthLimits;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const usualLimits: AuthLimits = {
  passwordQuick: { burst: 5, periodSeconds: minute },
  passwordLong: { burst: 20, periodSeconds: hour },
  passwordAccount: { burst: 100, periodSeconds: hour },
  passwordAddress: { burst: 100, periodSeconds: 15 * minute },
  signUp: { burst: 200, periodSeconds: hour },
  anonymousSignUp: { burst: 100, periodSeconds: hour },
  providerFlow: { burst: 200, periodSeconds: 15 * minute },
  refresh: { burst: 300, periodSeconds: 5 * minute },
  mailRecipient: { burst: 5, periodSeconds: 30 * minute },
  mailSender: { burst: 60, periodSeconds: hour },
  textRecipient: { burst: 3, periodSeconds: 15 * minute },
  textSender: { burst: 20, periodSeconds: hour },
  verifyAddress: { burst: 100, periodSeconds: 5 * minute },
  verifyAccount: { burst: 20, periodSeconds: 15 * minute },
  secondStep: { burst: 10, periodSeconds: 15 * minute },
};

/** The product's defaults; an instance overrides what differs. */
export function authSettings(siteUrl: string, changes: Partial<AuthSettings> = {}): AuthSettings {
  return {
    siteUrl,
    apiUrl: `${siteUrl}/auth/v1`,
    hasLinkPage: false,
    redirectAllowList: [],
    signUpAllowed: true,
    emailEnabled: true,
    emailAutoconfirm: true,
    mailboxProofRequired: false,
    secondStepRequired: false,
    emailChangeDoubleConfirm: true,
    phoneEnabled: false,
    phoneAutoconfirm: false,
    anonymousEnabled: false,
    manualLinkingEnabled: false,
    providers: [],
    samlEnabled: false,
    web3Enabled: false,
    endlessServiceKeys: false,
    passwordMinimum,
    refuseCommonPasswords: true,
    passwordCost: usualPasswordCost,
    asksAgain: true,
    accessTokenSeconds: hour,
    refreshGraceSeconds: 10,
    sessionIdleSeconds: 60 * day,
    sessionLifeSeconds: 180 * day,
    codeSeconds: mailedCodeLimits.lifeSeconds,
    totpIssuer: 'Plainclaim',
    limits: usualLimits,
    ...changes,
  };
}

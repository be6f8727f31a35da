import { z } from 'zod';
import { providersSetting } from './auth-providers-setting.ts';
import { count, list, onOff, onOffSetting, optional, type Setting, setting, text } from './setting.ts';

/** Who gets in, how, and for how long. */
export const signInSettings = {
  AUTH_KEYS_FILE: setting(
    optional(text),
    'File with a JWK set (RS256 or ES256, each key with a kid): the first signs access tokens, all verify. In embedded mode one is made and kept in the data folder.',
    { requiredInProduction: true },
  ),
  AUTH_SHARED_SECRET: setting(
    optional(z.string().min(32)),
    'Accepts (and, without a key file, signs) HS256 access tokens with this secret.',
    { secret: true },
  ),
  AUTH_SIGN_UP: onOffSetting('on', 'Whether new accounts can be made.'),
  AUTH_EMAIL: onOffSetting('on', 'Whether people sign in with an e-mail address.'),
  AUTH_EMAIL_AUTOCONFIRM: onOffSetting(
    'on',
    'Off: a new account must open the link in a mail before it can sign in.',
  ),
  AUTH_MAILBOX_PROOF: setting(
    optional(onOff),
    'on or off. Before its first letter, a change of payout details or a second step, an account shows by six mailed digits that its mailbox is its owner’s. Mails about its claims, or to it as a solicitor, then go to that address alone.',
    { defaultText: 'on in production, off in embedded mode' },
  ),
  AUTH_SECOND_STEP: setting(
    optional(onOff),
    'on or off. Admins and solicitors set up a second step within seven days of their first sign-in; after that nothing else works for them.',
    { defaultText: 'on in production, off in embedded mode' },
  ),
  AUTH_EMAIL_CHANGE_DOUBLE: onOffSetting('on', 'Both mailboxes must agree to a change of address.'),
  AUTH_PHONE: onOffSetting('off', 'Whether people sign in with a phone number.'),
  AUTH_PHONE_AUTOCONFIRM: onOffSetting('off', 'On: a new number needs no code.'),
  AUTH_ANONYMOUS: onOffSetting('off', 'Whether accounts without an address can be made.'),
  AUTH_PROVIDERS: setting(
    providersSetting.default([]),
    'Who signs people in for us: a JSON list, described under Sign-in by other services. Each shows as a button on the sign-in page.',
    { defaultText: 'none', secret: true },
  ),
  AUTH_MANUAL_LINKING: onOffSetting('off', 'Whether people may link further identities.'),
  AUTH_WEB3: onOffSetting(
    'off',
    'Whether people sign in with an Ethereum wallet, by a signed message (grant `web3`).',
  ),
  AUTH_SAML: onOffSetting('off', 'Whether people sign in with their organisation (SAML 2.0).'),
  AUTH_SAML_PROVIDERS_FILE: setting(
    optional(text),
    'JSON file that lists the organisations: id (a UUID), domains, metadata_file. Needed when AUTH_SAML=on.',
  ),
  AUTH_CAPTCHA: setting(
    z.enum(['off', 'hcaptcha', 'turnstile']).default('off'),
    'Whose captcha has to be solved to sign up, sign in or be sent something. The pages that do so then load the script of this service, and the policy lets it run.',
  ),
  AUTH_CAPTCHA_SITE_KEY: setting(
    optional(text),
    'The public key that the captcha on our pages shows to its service. Needed unless AUTH_CAPTCHA=off.',
  ),
  AUTH_CAPTCHA_SECRET: setting(optional(text), 'Needed unless AUTH_CAPTCHA=off.', { secret: true }),
  AUTH_CAPTCHA_URL: setting(
    optional(z.url({ protocol: /^https?$/ })),
    'Where solved captchas are checked, when not at the service itself: a proxy, or a stand-in for tests.',
  ),
  AUTH_CAPTCHA_SCRIPT_URL: setting(
    optional(z.url({ protocol: /^https?$/ })),
    'Where pages load the captcha from, when not from the service itself. Only the host of this address is then let in.',
  ),
  AUTH_PATH: setting(
    z
      .string()
      .regex(/^(\/[\w.-]+)+$/)
      .default('/auth/v1'),
    'Where the auth service answers other programs: in links, redirects and the issuer of its tokens. Our own pages find it at /auth/v1 in any case.',
  ),
  AUTH_PASSWORD_MINIMUM: setting(count(6, 72).default(8), 'Fewest characters of a password.'),
  AUTH_TOKEN_SECONDS: setting(count(60, 86_400).default(3600), 'Life of an access token.'),
  AUTH_SESSION_IDLE_DAYS: setting(
    count(1, 365).default(60),
    'A signed-in device that is not used for this many days is signed out.',
  ),
  AUTH_SESSION_DAYS: setting(
    count(1, 3650).default(180),
    'A signed-in device is signed out after this many days, however much it is used.',
  ),
  AUTH_REAUTHENTICATION: onOffSetting(
    'on',
    'Sessions over a day old need a mailed code to change the password, and sensitive acts a proof of the last ten minutes.',
  ),
  AUTH_REDIRECTS: setting(
    list.default([]),
    'Further addresses, separated by commas, that links in mails may lead to; * and ** stand for anything.',
    { defaultText: 'the site only' },
  ),
} as const satisfies Record<string, Setting>;

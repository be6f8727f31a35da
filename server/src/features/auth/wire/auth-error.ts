import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The wire contract's error codes that we use. Clients branch on them. */
export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'captcha_failed'
  | 'conflict'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'mailbox_not_proven'
  | 'mailbox_proof_asks'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'oauth_client_not_found'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'saml_relay_state_not_found'
  | 'saml_sign_in_refused'
  | 'second_step_required'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'sms_send_failed'
  | 'sso_provider_not_found'
  | 'too_many_enrolled_mfa_factors'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled'
  | 'web3_unsupported_chain';

/** Further fields of an error response. */
export type AuthErrorExtra = { readonly weak_password?: { readonly reasons: readonly string[] } };

/** An error of the wire contract. The only error type that leaves this slice in a shape of its own. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: AuthErrorCode;
  readonly extra: AuthErrorExtra;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: AuthErrorCode,
    message: string,
    more: { readonly extra?: AuthErrorExtra; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.extra = more.extra ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message);

import { AuthError } from '../wire/auth-error.ts';

export const signUpOff = () => new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');

import { AuthError } from '../wire/auth-error.ts';

export const phoneTaken = () =>
  new AuthError(422, 'phone_exists', 'Phone number already registered by another user');

/** Why there is no token. Not an `AppError`, which would make pages load more code than they need. */
export class CaptchaProblem extends Error {
  readonly userMessage: string;

  constructor(reason: string, userMessage: string) {
    super(reason);
    this.userMessage = userMessage;
  }
}

/** Why there is no proof. An error of its own, because the product's would make pages load more than they need. */
export class CaptchaProblem extends Error {
  readonly userMessage: string;

  constructor(reason: string, userMessage: string) {
    super(reason);
    this.userMessage = userMessage;
  }
}

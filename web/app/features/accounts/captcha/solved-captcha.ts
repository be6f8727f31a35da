/** A captcha on the page. */
export type ShownCaptcha = {
  /** Waits until the user has solved it. The token is good for one request. */
  solve(): Promise<string>;
  remove(): void;
};

let shown: Promise<ShownCaptcha> | undefined;

/** Auth requests carry this captcha's token until the returned function removes it. One per page. */
export function offerCaptcha(mounting: Promise<ShownCaptcha>): () => void {
  shown = mounting;
  return () => {
    shown = undefined;
    void mounting.then((captcha) => captcha.remove());
  };
}

/** Undefined on a page without a captcha. */
export const solvedCaptcha = async (): Promise<string | undefined> => (await shown)?.solve();

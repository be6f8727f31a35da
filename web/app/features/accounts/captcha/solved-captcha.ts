/** A captcha on the page. */
export type ShownCaptcha = {
  /** A proof that someone solved it, good for one request. Waits while they do. */
  solve(): Promise<string>;
  remove(): void;
};

let shown: Promise<ShownCaptcha> | undefined;

/** From now on what is asked of the auth service comes with a solved captcha. One is on the page at a time. */
export function offerCaptcha(mounting: Promise<ShownCaptcha>): () => void {
  shown = mounting;
  return () => {
    shown = undefined;
    void mounting.then((captcha) => captcha.remove());
  };
}

/** Undefined where no captcha is asked for. */
export const solvedCaptcha = async (): Promise<string | undefined> => (await shown)?.solve();

type Ask = () => Promise<boolean>;

let asking: Ask | undefined;

/** The dialog says that it is there to ask. Returns how it says that it is gone. */
export function answerConfirmations(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** Asks the person at the screen to show that it is them. False where they closed the dialog, or there is none. */
export const askForConfirmation = async (): Promise<boolean> => (await asking?.()) ?? false;

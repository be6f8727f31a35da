type Ask = () => Promise<boolean>;

/** A question that the user must answer before a request can continue. */
function createQuestion() {
  let asking: Ask | undefined;
  return {
    /** Registers the dialog that asks. Returns the function that unregisters it. */
    answerBy(ask: Ask): () => void {
      asking = ask;
      return () => {
        if (asking === ask) asking = undefined;
      };
    },
    /** False when the user closes the dialog, or there is none. */
    ask: async (): Promise<boolean> => (await asking?.()) ?? false,
  };
}

const identity = createQuestion();
const mailbox = createQuestion();

/** Asks the user to confirm their identity. */
export const { answerBy: answerConfirmations, ask: askForConfirmation } = identity;

/** Asks the user for the six mailed digits that prove the account's mailbox. */
export const { answerBy: answerMailboxProofs, ask: askForMailboxProof } = mailbox;

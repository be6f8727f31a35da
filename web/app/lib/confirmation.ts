type Ask = () => Promise<boolean>;

/** A question that a request may need answered by the person at the screen before it can go on. */
function createQuestion() {
  let asking: Ask | undefined;
  return {
    /** The dialog says that it is there to ask. Returns how it says that it is gone. */
    answerBy(ask: Ask): () => void {
      asking = ask;
      return () => {
        if (asking === ask) asking = undefined;
      };
    },
    /** False where the person closed the dialog, or there is none. */
    ask: async (): Promise<boolean> => (await asking?.()) ?? false,
  };
}

const identity = createQuestion();
const mailbox = createQuestion();

/** Asks the person to show that it is them. */
export const { answerBy: answerConfirmations, ask: askForConfirmation } = identity;

/** Asks the person for the six digits that show that the mailbox of the account is theirs. */
export const { answerBy: answerMailboxProofs, ask: askForMailboxProof } = mailbox;

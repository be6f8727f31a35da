/**
 * Asks once for everyone who is waiting. Whoever comes while a question is under way gets the answer to the next one, which is
 * asked after they came, in the name of the first of them: so nobody is given something older than if they had asked alone.
 */
export function answerTogether<Asker, Answer>(
  ask: (by: Asker) => Promise<Answer>,
): (by: Asker) => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;

  const askNow = (by: Asker): Promise<Answer> => {
    const asked = ask(by).finally(() => {
      if (underWay === asked) underWay = undefined;
    });
    underWay = asked;
    return asked;
  };

  return (by) => {
    if (!underWay) return askNow(by);
    next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return askNow(by);
      });
    return next;
  };
}

/** The same for questions that differ by a key, each kept for as long as someone waits for its answer. */
export function answerTogetherBy<Asker, Answer>(
  keyOf: (by: Asker) => string,
  ask: (by: Asker) => Promise<Answer>,
): (by: Asker) => Promise<Answer> {
  const waitedFor = new Map<string, { readonly answer: typeof ask; askers: number }>();
  return async (by) => {
    const key = keyOf(by);
    const question = waitedFor.get(key) ?? { answer: answerTogether(ask), askers: 0 };
    waitedFor.set(key, question);
    question.askers++;
    try {
      return await question.answer(by);
    } finally {
      if (--question.askers === 0) waitedFor.delete(key);
    }
  };
}

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

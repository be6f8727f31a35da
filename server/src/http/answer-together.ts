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

/**
 * The same for questions that differ by a key: one look for the keys of everyone who waits, made after they came. Whoever comes
 * while it is under way waits for the next.
 */
export function lookUpTogether<Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  type Look = { readonly keys: Set<Key>; readonly found: Promise<ReadonlyMap<Key, Found>> };
  let gathering: Look | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  const gather = (): Look => {
    const keys = new Set<Key>();
    const found = underWay.then(() => {
      gathering = undefined;
      return lookUp([...keys]);
    });
    underWay = found.catch(() => undefined);
    return { keys, found };
  };

  return async (key) => {
    gathering ??= gather();
    gathering.keys.add(key);
    return (await gathering.found).get(key);
  };
}

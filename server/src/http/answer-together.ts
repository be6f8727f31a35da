/** How long one waits for a question of others, in milliseconds: it may be on a connection that is lost and never be answered. */
const patience = 250;

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
    next ??= endOf(underWay).then(() => {
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
  let underWay: Look['found'] | undefined;

  const gather = (): Look => {
    const keys = new Set<Key>();
    const turn = underWay ? endOf(underWay) : Promise.resolve();
    const found = turn.then(() => {
      gathering = undefined;
      return lookUp([...keys]);
    });
    const isOver = () => {
      if (underWay === found) underWay = undefined;
    };
    underWay = found;
    found.then(isOver, isOver);
    return { keys, found };
  };

  return async (key) => {
    gathering ??= gather();
    gathering.keys.add(key);
    return (await gathering.found).get(key);
  };
}

function endOf(question: Promise<unknown>): Promise<void> {
  return new Promise((end) => {
    const late = setTimeout(end, patience);
    const isOver = () => {
      clearTimeout(late);
      end();
    };
    question.then(isOver, isOver);
  });
}

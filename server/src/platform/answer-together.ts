/** How long the next question waits for the one before it, in milliseconds: that may be on a connection that is lost and never be answered. */
const patience = 250;

/**
 * Asks once for everyone who comes together or is waiting. Whoever comes while a question is under way gets the answer to the next
 * one, which is asked after they came, in the name of the first of them: so nobody is given something older than if they had asked alone.
 */
export function answerTogether<Asker, Answer>(
  ask: (by: Asker) => Promise<Answer>,
): (by: Asker) => Promise<Answer> {
  return inTurns(([first]) => ask(first));
}

/** The same for questions that differ by a key: one look for the keys of everyone who waits. */
export function lookUpTogether<Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  const look = inTurns((keys: readonly Key[]) => lookUp([...new Set(keys)]));
  return async (key) => (await look(key)).get(key);
}

/** One question at a time, for all who were there when it began. */
function inTurns<Asker, Answer>(
  ask: (askers: readonly [Asker, ...Asker[]]) => Promise<Answer>,
): (asker: Asker) => Promise<Answer> {
  type Question = { readonly askers: [Asker, ...Asker[]]; readonly answer: Promise<Answer> };
  let gathering: Question | undefined;
  let underWay: Promise<Answer> | undefined;

  const begin = (asker: Asker): Question => {
    const askers: Question['askers'] = [asker];
    const turn = underWay ? endOf(underWay) : endOfArrivals();
    const answer = turn.then(() => {
      gathering = undefined;
      return ask(askers);
    });
    const isOver = () => {
      if (underWay === answer) underWay = undefined;
    };
    underWay = answer;
    answer.then(isOver, isOver);
    return { askers, answer };
  };

  return (asker) => {
    if (gathering) gathering.askers.push(asker);
    else gathering = begin(asker);
    return gathering.answer;
  };
}

/** Requests that reached us at the same time are read one after the other: after the last of them. */
const endOfArrivals = (): Promise<void> => new Promise((end) => setImmediate(end));

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

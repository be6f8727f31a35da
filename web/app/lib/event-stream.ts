/** One message of a server's event stream. */
export type ServerEvent = { readonly event: string; readonly data: string };

/** Yields the events of a text/event-stream response. Stops reading when the caller stops iterating. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const parse = eventParser();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/**
 * Takes chunks of text, split anywhere, and returns the events completed by each. Follows the HTML standard:
 * three kinds of line ending, several data lines per event, comments, fields without a value.
 */
export function eventParser(): (piece: string) => ServerEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function takeLine(line: string): ServerEvent | undefined {
    if (line === '') return finish();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return undefined;
  }

  function finish(): ServerEvent | undefined {
    const finished = data.length === 0 ? undefined : { event: event || 'message', data: data.join('\n') };
    event = '';
    data = [];
    return finished;
  }

  return (piece) => {
    rest += piece;
    // A carriage return at the very end may be the first half of a CRLF that is still incomplete.
    const [lines, open] = splitLines(rest);
    rest = open;
    return lines.map(takeLine).filter((one) => one !== undefined);
  };
}

function splitLines(text: string): [lines: string[], open: string] {
  const lines: string[] = [];
  const ending = /\r\n|\n|\r(?!$)/g;
  let start = 0;
  for (const match of text.matchAll(ending)) {
    lines.push(text.slice(start, match.index));
    start = match.index + match[0].length;
  }
  return [lines, text.slice(start)];
}

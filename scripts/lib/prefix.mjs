/** Prefixes each line of output with a name, so that two programs can share a terminal. */
export function prefixed(name, write = (line) => process.stdout.write(line)) {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) write(`${name.padEnd(6)} | ${line}\n`);
  };
}

// Imported first by every script and written in old syntax, so that an ancient Node gets a sentence and not
// a syntax error. From 18 on the scripts run, and fetch Node 24 for everything else.
const major = Number(process.versions.node.split('.')[0]);

if (major < 18) {
  console.error(
    `Plainclaim's scripts need Node 18 or newer to begin, and this is Node ${process.versions.node}: install Node 24 and run the command again.`,
  );
  process.exit(1);
}

// Imported first by every script, in old syntax, so that an old Node prints a sentence and not a syntax
// error. The scripts run from Node 18 on, and fetch Node 24 for everything else.
const major = Number(process.versions.node.split('.')[0]);

if (major < 18) {
  console.error(
    `Plainclaim's scripts need Node 18 or newer to begin, and this is Node ${process.versions.node}: install Node 24 and run the command again.`,
  );
  process.exit(1);
}

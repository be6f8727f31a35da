// Preloaded into long-running children. A killed parent cannot forward a signal; the closed channel is then
// the only sign, and the child sends itself a SIGTERM.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

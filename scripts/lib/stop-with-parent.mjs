// Preloaded into long-running children. When the starting script is killed hard it cannot pass a signal on;
// the closed channel is then the only sign, and the child ends as if it had been asked to.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

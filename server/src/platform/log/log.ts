import { type Logger, pino } from 'pino';

export type Log = Logger;

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** JSON lines on standard output; secrets that might slip into an object are cut out by name. */
export function createLog(level: LogLevel): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'],
      censor: '[cut]',
    },
  });
}

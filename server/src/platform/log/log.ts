import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id.ts';
import { withoutValues } from './without-values.ts';

export type Log = Logger;

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

const secretNames = ['password', 'token', 'authorization'];

/** JSON lines on standard output, with the request's id. Secret keys are redacted at depths 0 to 2. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => pino.stdSerializers.err(withoutValues(error)) },
      redact: {
        paths: ['', '*.', '*.*.'].flatMap((above) => secretNames.map((name) => above + name)),
        censor: '[cut]',
      },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination,
  );
}

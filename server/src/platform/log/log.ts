import { type DestinationStream, type Logger, pino } from 'pino';
import { cutSecrets } from './cut-secrets.ts';
import { currentRequestId } from './request-id.ts';
import { withoutValues } from './without-values.ts';

export type Log = Logger;

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** JSON lines on standard output; every line inside a request carries its id, secrets are cut out by name. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Not by the library's own way of cutting things out, which takes longer than all the rest of a line.
      formatters: { level: (label) => ({ level: label }), log: cutSecrets },
      serializers: {
        err: (error: unknown) => cutSecrets({ ...pino.stdSerializers.err(withoutValues(error)) }),
      },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination,
  );
}

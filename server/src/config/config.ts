import type { Operator } from '@plainclaim/domain/shared/operator';
import { z } from 'zod';
import { missingSettings } from './missing-settings.ts';
import type { Setting } from './setting.ts';
import { type Config, type Given, settings } from './settings.ts';
import { refusedOf, weaknessesOf } from './weaknesses.ts';

export type { Config } from './settings.ts';

/** Whether the testing dashboard is enabled. */
export const hasQaTools = ({ QA_TOOLS, MODE }: Pick<Config, 'QA_TOOLS' | 'MODE'>): boolean =>
  QA_TOOLS ?? MODE === 'embedded';

/** Whether letters, payout details and second steps wait until the mailbox of an account was proven. */
export const mailboxProofRequired = ({
  AUTH_MAILBOX_PROOF,
  MODE,
}: Pick<Config, 'AUTH_MAILBOX_PROOF' | 'MODE'>): boolean => AUTH_MAILBOX_PROOF ?? MODE === 'production';

/** Whether admins and solicitors have to set up a second step. */
export const secondStepRequired = ({
  AUTH_SECOND_STEP,
  MODE,
}: Pick<Config, 'AUTH_SECOND_STEP' | 'MODE'>): boolean => AUTH_SECOND_STEP ?? MODE === 'production';

/** No load balancer stands in front of an embedded run, so Ctrl-C ends it at once. */
export const drainSeconds = ({ DRAIN_SECONDS, MODE }: Pick<Config, 'DRAIN_SECONDS' | 'MODE'>): number =>
  DRAIN_SECONDS ?? (MODE === 'production' ? 5 : 0);

/** The company that runs this site. Null when none is configured, which production refuses. */
export function operatorOf({
  OPERATOR_NAME: name,
  OPERATOR_NUMBER: companyNumber,
  OPERATOR_ADDRESS: address,
}: Pick<Config, 'OPERATOR_NAME' | 'OPERATOR_NUMBER' | 'OPERATOR_ADDRESS'>): Operator | null {
  return name && companyNumber && address ? { name, companyNumber, address } : null;
}

/** Carries every problem at once, so that the operator can fix all of them in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable: ${problems.join('; ')}.`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const shape = Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema]));
const schema = z.object(shape) as unknown as z.ZodType<Config>;

/** The only reader of the environment. */
export function readConfig(environment: Given = process.env): Config {
  // An empty variable means "not set": compose files and shells produce them all the time.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([key, value]) => value !== undefined && (value || mayBeEmpty(key))),
  );
  const result = schema.safeParse(given);
  const problems = result.success
    ? refusedOf(result.data, weaknessesOf(result.data))
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  problems.unshift(...missingSettings(given));
  if (problems.length > 0 || !result.success) throw new ConfigError(problems);
  return Object.freeze(result.data);
}

function mayBeEmpty(key: string): boolean {
  return Boolean((settings as Record<string, Setting>)[key]?.mayBeEmpty);
}

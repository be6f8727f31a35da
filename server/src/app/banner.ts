import type { DemoAccount } from '../dev/demo/demo.ts';

export type BannerFacts = {
  readonly siteUrl: string;
  readonly role: string;
  readonly dataDir: string;
  readonly databaseLocation: string;
  readonly logFile: string | undefined;
  readonly hasMailbox: boolean;
  readonly demoAccounts: readonly DemoAccount[];
  /** Settings that are weaker than their defaults, one sentence each. */
  readonly weaknesses: readonly string[];
  readonly seconds: number;
};

/** The lines that `npm start` prints for the operator. */
export function banner(facts: BannerFacts): string {
  const lines = [
    '',
    `  Plainclaim is ready (${facts.seconds.toFixed(1)} s)`,
    '',
    `  Open      ${facts.siteUrl}`,
    ...(facts.hasMailbox ? [`  Mailbox   ${facts.siteUrl}/dev/mailbox (every mail the product sends)`] : []),
    ...(facts.role === 'all' ? [] : [`  Role      ${facts.role}`]),
    `  Data      ${facts.dataDir}`,
    `  Database  ${facts.databaseLocation}`,
    ...(facts.logFile ? [`  Log       ${facts.logFile}`] : []),
    ...accountLines(facts.demoAccounts),
    ...weaknessLines(facts.weaknesses),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function accountLines(accounts: readonly DemoAccount[]): string[] {
  if (accounts.length === 0) return [];
  const widest = Math.max(...accounts.map(({ role }) => role.length));
  return [
    '',
    '  Demo accounts',
    ...accounts.map((one) => `    ${one.role.padEnd(widest)}  ${one.email}  ${one.password}`),
  ];
}

function weaknessLines(weaknesses: readonly string[]): string[] {
  if (weaknesses.length === 0) return [];
  return ['', '  Weaker than the default', ...weaknesses.map((one) => `    ${one}`)];
}

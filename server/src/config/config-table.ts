import type { settings } from './settings.ts';

type Settings = typeof settings;
type Row = {
  schema: { safeParse(value: unknown): { success: boolean; data?: unknown } };
  doc: string;
  defaultText?: string;
  requiredInProduction?: true;
  secret?: true;
};

/** The table of settings in `docs/operations.md`, made from the settings themselves. */
export function settingsTable(all: Settings): string {
  const rows = (Object.entries(all) as [string, Row][]).map(
    ([key, one]) => `| \`${key}\` | ${one.doc} | ${defaultOf(one)} | ${notesOf(one)} |`,
  );
  return ['| key | meaning | default | notes |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function defaultOf(one: Row): string {
  if (one.defaultText) return one.defaultText;
  const parsed = one.schema.safeParse(undefined);
  return parsed.success && parsed.data !== undefined ? `\`${String(parsed.data)}\`` : '–';
}

const notesOf = (one: Row): string =>
  [one.requiredInProduction && 'required in production', one.secret && 'secret'].filter(Boolean).join(', ');

/** The table of risks in `docs/operations.md`. */
export const risksTable = (all: Readonly<Record<string, string>>): string =>
  [
    '| name | what production refuses |',
    '| --- | --- |',
    ...Object.entries(all).map(([name, words]) => `| \`${name}\` | ${words} |`),
  ].join('\n');

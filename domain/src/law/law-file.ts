import { z } from 'zod';
import { isoDate } from '../shared/iso-date-field.ts';
import { type Law, shippedLaw } from './law.ts';
import { confidences, type LawRow, type LawTable, type SignOff } from './rows.ts';

const nations = ['England & Wales', 'Scotland', 'Northern Ireland'] as const;
const tableNames = Object.keys(shippedLaw) as (keyof Law)[];
const day = isoDate('Not a calendar day, written YYYY-MM-DD');

const signOff = { by: z.string().trim().min(1), on: day };
const rowPlace = {
  table: z.enum(tableNames, { error: `No such table; there are ${tableNames.join(', ')}` }),
  nation: z.enum([...nations, 'UK']),
  validFrom: day.nullable(),
};

const lawFile = z.strictObject({
  rows: z
    .array(
      z
        .strictObject({
          ...rowPlace,
          /** Checked by the schema of its table. */
          value: z.json(),
          validTo: day.nullable(),
          source: z.string().trim().min(1),
          confidence: z.enum(confidences),
          verifiedOn: day,
          signedOff: z.strictObject(signOff).optional(),
        })
        .superRefine(({ table, value, validFrom, validTo }, context) => {
          if (validFrom && validTo && validTo < validFrom) {
            context.addIssue({ code: 'custom', path: ['validTo'], message: 'Before validFrom' });
          }
          for (const issue of shippedLaw[table]?.schema.safeParse(value).error?.issues ?? []) {
            context.addIssue({ code: 'custom', path: ['value', ...issue.path], message: issue.message });
          }
        }),
    )
    .default([]),
  signOffs: z
    .array(
      z.strictObject({ ...rowPlace, ...signOff }).superRefine((signed, context) => {
        const isThere = shippedLaw[signed.table]?.rows.some((row) => isSigned(row, signed));
        if (!isThere)
          context.addIssue({ code: 'custom', message: 'No row of this nation begins on that day' });
      }),
    )
    .default([]),
});

/** What an operator knows better than the shipped tables: rows that go first, and signatures under shipped rows. */
export type LawFile = {
  readonly [List in keyof z.output<typeof lawFile>]: Readonly<z.output<typeof lawFile>[List]>;
};

export const noLawFile: LawFile = { rows: [], signOffs: [] };

/** The file, or what is wrong with it. */
export function parseLawFile(content: unknown): LawFile | { readonly problems: readonly string[] } {
  const result = lawFile.safeParse(content);
  if (result.success) return result.data;
  return {
    problems: result.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`),
  };
}

export function lawWith(file: LawFile): Law {
  const tables = Object.entries<LawTable<unknown>>(shippedLaw);
  // Every value was parsed by the schema of its table, which the compiler cannot follow from name to type.
  return Object.fromEntries(tables.map(([name, table]) => [name, withRows(name, table, file)])) as Law;
}

function withRows(name: string, table: LawTable<unknown>, { rows, signOffs }: LawFile): LawTable<unknown> {
  const added = rows
    .filter((row) => row.table === name)
    .map(({ table: _, ...row }) => ({ ...row, value: table.schema.parse(row.value) }));
  const shipped = table.rows.map((row) => {
    const signed = signOffs.find((one) => one.table === name && isSigned(row, one));
    return signed ? { ...row, signedOff: { by: signed.by, on: signed.on } } : row;
  });
  return { ...table, rows: [...added, ...shipped] };
}

type Signature = SignOff & Pick<LawRow<unknown>, 'nation' | 'validFrom'>;

function isSigned(row: LawRow<unknown>, { nation, validFrom }: Signature): boolean {
  return row.nation === nation && row.validFrom === validFrom;
}

import { z } from 'zod';

/** One environment variable. `docs/operations.md` is generated from these. */
export type Setting<S extends z.ZodType = z.ZodType> = {
  readonly schema: S;
  readonly doc: string;
  /** Shown in the docs instead of the parsed default. */
  readonly defaultText?: string;
  /** Must be given explicitly when MODE=production. */
  readonly requiredInProduction?: true;
  readonly secret?: true;
  /** An empty value is a value here, not the same as a missing one. */
  readonly mayBeEmpty?: true;
};

export const setting = <S extends z.ZodType>(
  schema: S,
  doc: string,
  more: Omit<Setting<S>, 'schema' | 'doc'> = {},
) => ({
  schema,
  doc,
  ...more,
});

export const port = z.coerce.number().int().min(0).max(65_535);
export const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
export const onOffSetting = (usual: 'on' | 'off', doc: string) =>
  setting(onOff.default(usual === 'on'), `on or off. ${doc}`, { defaultText: usual });
export const optional = <S extends z.ZodType>(schema: S) => schema.optional();
export const text = z.string().min(1);

/** A comma-separated list. */
export const list = text.transform((value) => value.split(',').map((one) => one.trim()));
export const marketingFigure = (usual: string, doc: string) =>
  setting(z.string().trim().max(40).default(usual), `${doc} Empty: not shown. Be able to prove it.`, {
    mayBeEmpty: true,
  });

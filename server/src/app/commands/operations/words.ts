const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const countRows = (tables: readonly { readonly rows: number }[]): string =>
  number.format(tables.reduce((sum, { rows }) => sum + rows, 0));

export const megabytes = (bytes: number): string => `${number.format(bytes / 1_000_000)} MB`;

import type { Paper, PaperBlock } from '../paper.ts';

/** Everything that a paper prints, a line for each piece. */
export const linesOfPaper = ({ title, about, blocks }: Paper): readonly string[] => [
  title,
  about,
  ...blocks.flatMap(linesOf),
];

function linesOf(block: PaperBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'list':
      return block.items;
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'table':
      return [...block.columns.map(({ title }) => title), ...block.rows.flatMap(({ cells }) => cells)];
    case 'choice':
      return [block.text, ...(block.fields ?? []).map(({ label }) => label)];
    case 'fields':
      return block.fields.map(({ label }) => label);
    case 'space':
      return [block.label];
    case 'boxes':
      return [block.title, ...block.columns, ...block.rows, block.total ?? ''];
  }
}

import type pg from 'pg';
import type { Statement } from './floor/hot-read.ts';

/** EXPLAIN's JSON, only the fields used here. */
type Node = {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Node[];
};

type Answer = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Node }] };

export type Explained = {
  /** Every node except those that only pass rows on, with their indexes, bottom up. */
  readonly plan: string;
  /** The generic plan that Postgres may use for a prepared statement, if it differs. */
  readonly genericPlan: string | undefined;
  /** Database pages touched, a number that does not depend on the machine. */
  readonly pages: number;
  /** Tables with a sequential scan in either plan. */
  readonly readWhole: readonly string[];
};

export async function explainStatement(client: pg.Client, { text, values }: Statement): Promise<Explained> {
  const ask = async (options: string, given: readonly unknown[]) => {
    const { rows } = await client.query<Answer>(`explain (${options}, format json) ${text}`, [...given]);
    return (rows[0] as Answer)['QUERY PLAN'][0].Plan;
  };
  const used = await ask('analyze, buffers, timing off', values);
  const generic = await genericPlanOf(client, text);
  const [plan, genericPlan] = [inWords(used), inWords(generic)];
  return {
    plan,
    genericPlan: genericPlan === plan ? undefined : genericPlan,
    pages: (used['Shared Hit Blocks'] ?? 0) + (used['Shared Read Blocks'] ?? 0),
    readWhole: [used, generic].flatMap(nodesOf).flatMap(tableReadWhole),
  };
}

/** Sent without values, so it must not use the extended query protocol. */
async function genericPlanOf(client: pg.Client, text: string): Promise<Node> {
  const { rows } = await client.query<Answer>(`explain (generic_plan, format json) ${text}`);
  return (rows[0] as Answer)['QUERY PLAN'][0].Plan;
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const tableReadWhole = (node: Node): string[] =>
  node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];

/** Nodes that select no rows. */
const passingOn = new Set([
  'Limit',
  'Result',
  'Subquery Scan',
  'Bitmap Heap Scan',
  'Materialize',
  'Gather',
  'Append',
]);

function inWords(plan: Node): string {
  const words = nodesOf(plan)
    .filter((node) => !passingOn.has(node['Node Type']))
    .map((node) => {
      const of = node['Index Name'] ?? node['Relation Name'];
      return of ? `${node['Node Type']} \`${of}\`` : node['Node Type'];
    });
  return words.reverse().join(', ');
}

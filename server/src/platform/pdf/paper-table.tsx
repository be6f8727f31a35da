import type { PaperColumn, PaperRow } from '@plainclaim/domain/letters/enclosures/paper';
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import { paler, rule } from './pdf-colours.ts';
import { sans } from './pdf-fonts.ts';

const styles = StyleSheet.create({
  table: { marginTop: 6 },
  row: { flexDirection: 'row', borderBottom: `0.6pt solid ${rule}`, paddingVertical: 3.5 },
  headCell: { fontFamily: sans, fontSize: 8.5, lineHeight: 1.3, color: paler },
  cell: { fontSize: 10, lineHeight: 1.35 },
  total: { fontWeight: 600 },
});

type TextStyle = Exclude<ComponentProps<typeof View>['style'], readonly unknown[] | undefined>;

type TableProps = { readonly columns: readonly PaperColumn[]; readonly rows: readonly PaperRow[] };

/** A short table stays on one page. */
const mostTogether = 8;

/** Sums stand below each other at the right. A row never breaks over two pages. */
export function Table({ columns, rows }: TableProps) {
  const cells = (texts: readonly string[], style: TextStyle) =>
    columns.map(({ title, width, isSum = false }, at) => (
      <View key={title} style={{ flex: width, paddingRight: at < columns.length - 1 ? 8 : 0 }}>
        <Lines text={texts[at] ?? ''} style={isSum ? { ...style, textAlign: 'right' } : style} />
      </View>
    ));
  return (
    <View style={styles.table} wrap={rows.length > mostTogether}>
      <View style={styles.row} minPresenceAhead={30}>
        {cells(
          columns.map(({ title }) => title),
          styles.headCell,
        )}
      </View>
      {rows.map((row, at) => (
        // Rows may be equal, and they never move.
        <View key={`row-${String(at)}`} style={styles.row} wrap={false}>
          {cells(row.cells, row.isTotal ? { ...styles.cell, ...styles.total } : styles.cell)}
        </View>
      ))}
    </View>
  );
}

type LinesProps = { readonly text: string; readonly style: TextStyle };

/** One `Text` per line, as in the letter: the library gives breaks inside a text a fallback font's height. */
export function Lines({ text, style }: LinesProps) {
  return text.split('\n').map((line, at) => (
    <Text key={`line-${String(at)}`} style={style}>
      {line}
    </Text>
  ));
}

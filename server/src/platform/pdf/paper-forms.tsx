import type { PaperBlock, PaperField } from '@plainclaim/domain/letters/enclosures/paper';
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { paler, penLine, rule } from './pdf-colours.ts';
import { sans } from './pdf-fonts.ts';

type BlockOf<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>;

/** High enough to write in by hand. */
const writingHeight = 19;
const shortest = 30;

const styles = StyleSheet.create({
  choice: { flexDirection: 'row', alignItems: 'flex-start', marginTop: 5 },
  box: { width: 11, height: 11, border: `0.9pt solid ${penLine}`, marginTop: 0.5, marginRight: 7 },
  mark: { width: 14, fontFamily: sans, fontSize: 10, fontWeight: 600, lineHeight: 1.4, marginTop: -1.5 },
  text: { fontSize: 10.5, lineHeight: 1.38 },
  fields: { flexDirection: 'row', height: writingHeight, alignItems: 'flex-end' },
  field: { flexDirection: 'row', alignItems: 'flex-end', paddingRight: 8 },
  label: { fontFamily: sans, fontSize: 9, lineHeight: 1.2, color: paler, paddingRight: 5 },
  line: { flex: 1, minWidth: shortest, borderBottom: `0.7pt solid ${penLine}` },
  spaceLabel: { fontFamily: sans, fontSize: 9, lineHeight: 1.3, color: paler, marginTop: 8 },
  spaceLine: { height: writingHeight, borderBottom: `0.7pt solid ${penLine}` },
  boxes: { marginTop: 8 },
  row: { flexDirection: 'row', alignItems: 'stretch', borderBottom: `0.6pt solid ${rule}`, minHeight: 16.5 },
  rowText: { flex: 3.2, fontSize: 9.5, lineHeight: 1.3, paddingTop: 3, paddingRight: 6 },
  title: { fontFamily: sans, fontSize: 9.5, fontWeight: 600 },
  columnTitle: {
    flex: 1.2,
    fontFamily: sans,
    fontSize: 8,
    lineHeight: 1.3,
    color: paler,
    paddingTop: 4,
    paddingLeft: 4,
  },
  cell: { flex: 1.2, borderLeft: `0.7pt solid ${penLine}`, borderRight: `0.7pt solid ${penLine}` },
  total: { fontWeight: 600 },
});

/** A box to tick, its letter, what it says, and lines to write on beside it. */
export function Choice({ mark, text, fields = [] }: BlockOf<'choice'>) {
  return (
    <View style={styles.choice} wrap={false}>
      <View style={styles.box} />
      {mark === undefined ? null : <Text style={styles.mark}>{mark}</Text>}
      <View style={{ flex: 1 }}>
        <Text style={styles.text}>{text}</Text>
        {fields.length > 0 ? <Fields fields={fields} /> : null}
      </View>
    </View>
  );
}

export function Fields({ fields }: { readonly fields: readonly PaperField[] }) {
  return (
    <View style={styles.fields} wrap={false}>
      {fields.map(({ label, width = 1 }) => (
        <View key={label} style={[styles.field, { width: `${String(width * 100)}%` }]}>
          {label === '' ? null : <Text style={styles.label}>{label}</Text>}
          <View style={styles.line} />
        </View>
      ))}
    </View>
  );
}

export function Space({ label, lines }: BlockOf<'space'>) {
  return (
    <View wrap={false}>
      <Text style={styles.spaceLabel}>{label}</Text>
      {Array.from({ length: lines }, (_, at) => (
        // Empty lines are all equal.
        <View key={`line-${String(at)}`} style={styles.spaceLine} />
      ))}
    </View>
  );
}

/** A table to fill in. It stays on one page. */
export function Boxes({ title, columns, rows, total }: BlockOf<'boxes'>) {
  const empty = columns.map((column) => <View key={column} style={styles.cell} />);
  return (
    <View style={styles.boxes} wrap={false}>
      <View style={styles.row}>
        <Text style={[styles.rowText, styles.title]}>{title}</Text>
        {columns.map((column) => (
          <Text key={column} style={styles.columnTitle}>
            {column}
          </Text>
        ))}
      </View>
      {rows.map((row, at) => (
        // Rows without words are equal.
        <View key={`row-${String(at)}`} style={styles.row}>
          <Text style={styles.rowText}>{row}</Text>
          {empty}
        </View>
      ))}
      {total === undefined ? null : (
        <View style={styles.row}>
          <Text style={[styles.rowText, styles.total]}>{total}</Text>
          {empty}
        </View>
      )}
    </View>
  );
}

import type { Paper, PaperBlock } from '@plainclaim/domain/letters/enclosures/paper';
import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { AddressWindow, belowFold } from './address-window.tsx';
import { Boxes, Choice, Fields, Space } from './paper-forms.tsx';
import { Lines, Table } from './paper-table.tsx';
import { paler, rule } from './pdf-colours.ts';
import { sans } from './pdf-fonts.ts';
import { PdfPage } from './pdf-page.tsx';

export type PaperDocumentProps = Paper & { readonly sender: string; readonly reference: string };

const styles = StyleSheet.create({
  title: { fontSize: 15, fontWeight: 600, lineHeight: 1.25, marginTop: 6 },
  about: { fontSize: 11, lineHeight: 1.35, color: paler, marginTop: 1 },
  heading: { fontFamily: sans, fontSize: 10, fontWeight: 600, lineHeight: 1.3, marginTop: 13 },
  text: { fontSize: 10.5, lineHeight: 1.38, marginTop: 5 },
  fact: { flexDirection: 'row', marginTop: 2 },
  facts: {
    marginTop: 7,
    paddingVertical: 5,
    borderTop: `0.6pt solid ${rule}`,
    borderBottom: `0.6pt solid ${rule}`,
  },
  label: { width: 90, fontFamily: sans, fontSize: 8.5, lineHeight: 1.5, color: paler },
  value: { fontSize: 10, lineHeight: 1.35 },
  item: { flexDirection: 'row', marginTop: 4 },
  bullet: { width: 12, fontSize: 10.5, lineHeight: 1.38 },
  itemText: { flex: 1, fontSize: 10.5, lineHeight: 1.38 },
});

/** A form or a sheet that goes with a letter, on A4 with the letter's head, fonts and margins. */
export function PaperDocument({ title, about, addressedTo, blocks, sender, reference }: PaperDocumentProps) {
  return (
    <PdfPage
      title={title}
      subject={about}
      sender={sender}
      reference={reference}
      foot={`${title} · Claim reference: ${reference}`}
      fontSize={10.5}
    >
      {addressedTo ? (
        <>
          <AddressWindow lines={addressedTo} />
          <View style={{ height: belowFold }} />
        </>
      ) : null}
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.about}>{about}</Text>
      {blocks.map((block, index) => (
        // Blocks may be equal, and they never move.
        <Block key={`${block.kind}-${String(index)}`} block={block} />
      ))}
    </PdfPage>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Text style={styles.heading} minPresenceAhead={60}>
          {block.text}
        </Text>
      );
    case 'text':
      return (
        <Text style={styles.text} orphans={2} widows={2}>
          {block.text}
        </Text>
      );
    case 'list':
      return block.items.map((text) => (
        <View key={text} style={styles.item} wrap={false}>
          <Text style={styles.bullet}>•</Text>
          <Text style={styles.itemText}>{text}</Text>
        </View>
      ));
    case 'facts':
      return (
        <View style={styles.facts}>
          {block.facts.map(({ label, value }) => (
            <View key={label} style={styles.fact}>
              <Text style={styles.label}>{label}</Text>
              <View style={{ flex: 1 }}>
                <Lines text={value} style={styles.value} />
              </View>
            </View>
          ))}
        </View>
      );
    case 'table':
      return <Table {...block} />;
    case 'choice':
      return <Choice {...block} />;
    case 'fields':
      return <Fields fields={block.fields} />;
    case 'space':
      return <Space {...block} />;
    case 'boxes':
      return <Boxes {...block} />;
  }
}

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { LetterBlock, LetterItem } from './letter-blocks.ts';
import { paler } from './pdf-colours.ts';
import { sans } from './pdf-fonts.ts';
import { PdfPage } from './pdf-page.tsx';

export type LetterDocumentProps = {
  readonly title: string;
  readonly sender: string;
  readonly reference: string | null;
  readonly blocks: readonly LetterBlock[];
  /** Note below the letter if characters are missing. */
  readonly note: string | null;
};

const shortLine = 80;
const mostShortLines = 12;

const signColours: Readonly<Record<string, string>> = { '✅': '#0E5A4A', '❌': '#9A2F1B', '❓': paler };

const styles = StyleSheet.create({
  title: { fontSize: 15, fontWeight: 600, lineHeight: 1.25, marginTop: 12 },
  heading: {
    fontFamily: sans,
    fontSize: 9,
    fontWeight: 600,
    letterSpacing: 0.55,
    lineHeight: 1.3,
    marginTop: 15,
  },
  // Not set on the page, because the library drops a footer that inherits it.
  text: { fontSize: 11, lineHeight: 1.42 },
  paragraph: { marginTop: 7 },
  item: { flexDirection: 'row', marginTop: 6 },
  mark: { width: 20, fontSize: 11, lineHeight: 1.42 },
  sign: { width: 20, fontSize: 9.5, lineHeight: 1.64 },
  itemText: { flex: 1 },
  note: { fontFamily: sans, fontSize: 8.5, color: paler, marginTop: 18 },
});

/** The letter on A4, styled as on the screen. */
export function LetterDocument({ title, sender, reference, blocks, note }: LetterDocumentProps) {
  const closing = closingIndex(blocks);
  const isTitle = (block: LetterBlock) =>
    block.kind === 'heading' && block.text.toLowerCase() === title.toLowerCase();
  const setBlock = (block: LetterBlock, index: number) => (
    <Block key={blockKey(block, index)} block={block} isTitle={isTitle(block)} />
  );
  return (
    <PdfPage
      title={title}
      sender={sender}
      reference={reference}
      foot={reference ? `Claim reference: ${reference}` : title}
      fontSize={11}
    >
      {blocks.slice(0, closing).map(setBlock)}
      {/* A signature alone on a page belongs to nothing. */}
      <View wrap={false}>{blocks.slice(closing).map(setBlock)}</View>
      {note ? <Text style={styles.note}>{note}</Text> : null}
    </PdfPage>
  );
}

// Index keys: blocks may be equal, and they never move.
const blockKey = (block: LetterBlock, index: number) => `${block.kind}-${index}`;
const lineKey = (index: number) => `line-${index}`;
const itemKey = ({ mark }: LetterItem, index: number) => `${mark}-${index}`;

/** Index of the closing, if what follows is as short as a signature. */
function closingIndex(blocks: readonly LetterBlock[]): number {
  const at = blocks.findIndex((block) => block.kind === 'lines' && /^yours\s/i.test(block.lines[0] ?? ''));
  return at >= 0 && blocks.length - at <= 4 ? at : blocks.length;
}

function Block({ block, isTitle }: { readonly block: LetterBlock; readonly isTitle: boolean }) {
  if (block.kind === 'heading') {
    return (
      <Text style={isTitle ? styles.title : styles.heading} minPresenceAhead={45}>
        {block.text}
      </Text>
    );
  }
  if (block.kind === 'lines') {
    // Addresses and other short blocks stay on one page; prose may break.
    const isShort =
      block.lines.length <= mostShortLines && block.lines.every((text) => text.length < shortLine);
    return (
      <View style={styles.paragraph} wrap={!isShort}>
        <Lines lines={block.lines} />
      </View>
    );
  }
  return block.items.map((item, index) => <Item key={itemKey(item, index)} item={item} />);
}

function Item({ item: { mark, text } }: { readonly item: LetterItem }) {
  const colour = signColours[mark];
  return (
    <View style={styles.item} wrap={text.length > 600}>
      <Text style={colour ? [styles.sign, { color: colour }] : styles.mark}>{mark === '-' ? '–' : mark}</Text>
      <View style={styles.itemText}>
        <Lines lines={text.split('\n')} />
      </View>
    </View>
  );
}

/** One `Text` per line: the library gives line breaks inside a text a fallback font's height. */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((text, index) => (
    <Text key={lineKey(index)} style={styles.text} orphans={2} widows={2}>
      {text}
    </Text>
  ));
}

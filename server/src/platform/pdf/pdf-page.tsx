import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Letterhead } from './letterhead.tsx';
import { ink, paler, rule } from './pdf-colours.ts';
import { sans, serif } from './pdf-fonts.ts';

type PdfPageProps = {
  readonly title: string;
  readonly subject?: string;
  readonly sender: string;
  readonly reference: string | null;
  /** At the foot of every page, before its number. */
  readonly foot: string;
  readonly fontSize: number;
  readonly children: ReactNode;
};

const styles = StyleSheet.create({
  page: {
    fontFamily: serif,
    color: ink,
    paddingTop: '18mm',
    paddingHorizontal: '24mm',
    paddingBottom: '24mm',
  },
  footer: {
    position: 'absolute',
    bottom: '11mm',
    left: '24mm',
    right: '24mm',
    paddingTop: 6,
    borderTop: `0.6pt solid ${rule}`,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontFamily: sans,
    fontSize: 8,
    color: paler,
  },
});

/** What a letter and the papers that go with it share: A4 with the sender's head, margins, and numbered pages. */
export function PdfPage({ title, subject, sender, reference, foot, fontSize, children }: PdfPageProps) {
  return (
    <Document
      title={reference ? `${title} – Claim ID: ${reference}` : title}
      {...(subject !== undefined && { subject })}
      author={sender}
      creator="Plainclaim"
      language="en-GB"
    >
      <Page size="A4" style={[styles.page, { fontSize }]}>
        <Letterhead sender={sender} />
        {children}
        <View style={styles.footer} fixed>
          <Text>{foot}</Text>
          <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { penLine } from './pdf-colours.ts';
import { sans } from './pdf-fonts.ts';

/**
 * Where a window envelope shows the address. The usual British DL envelope (110 × 220 mm) has a window of 35 × 90 mm,
 * 20 mm from the left and 18 mm from the bottom, so 57 to 92 mm from the top. A4 folded in three (99 × 210 mm) slides
 * by 11 mm up and down and by 10 mm sideways in it. What is between 57 and 81 mm from the top and between 20 and 100 mm
 * from the left is seen wherever the sheet lies. Royal Mail asks for 10 to 12 points, aligned left, without
 * punctuation ("A guide for clear addressing", 2017).
 */
const seen = { top: 57, bottom: 81, left: 22, right: 100 } as const;

const mostLines = 6;
const roomy = { fontSize: 10.5, lineHeight: 1.05 };
/** For a long name or address: seven lines instead of six. */
const tight = { fontSize: 9.5, lineHeight: 1 };

/** Folds of a sheet in three: at 99 and 198 mm. */
const folds = ['99mm', '198mm'];

/** From below the letterhead to below the first fold. */
export const belowFold = '76mm';

const styles = StyleSheet.create({
  address: {
    position: 'absolute',
    top: `${seen.top}mm`,
    left: `${seen.left}mm`,
    width: `${seen.right - seen.left}mm`,
    height: `${seen.bottom - seen.top}mm`,
    fontFamily: sans,
  },
  // Printers leave the outer 4 mm of a sheet empty.
  fold: { position: 'absolute', left: '5mm', width: '5mm', borderTop: `0.5pt solid ${penLine}` },
});

export function AddressWindow({ lines }: { readonly lines: readonly string[] }) {
  const written = lines.filter((line) => line.trim() !== '');
  return (
    <>
      <View style={styles.address}>
        {written.map((line, at) => (
          // Lines may be equal, and they never move.
          <Text key={`line-${String(at)}`} style={written.length > mostLines ? tight : roomy}>
            {line}
          </Text>
        ))}
      </View>
      {folds.map((top) => (
        <View key={top} style={[styles.fold, { top }]} />
      ))}
    </>
  );
}

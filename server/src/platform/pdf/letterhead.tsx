import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { serif } from './pdf-fonts.ts';

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingBottom: 10,
    marginBottom: 10,
    borderBottom: '0.6pt solid #D9D3C4',
  },
  mark: { width: 24, height: 24, marginRight: 7 },
  sender: { fontFamily: serif, fontWeight: 600, fontSize: 16, letterSpacing: -0.3, lineHeight: 1.2 },
});

const sheet =
  'M8 3.5h24A2.5 2.5 0 0 1 34.5 6v28a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 34V6A2.5 2.5 0 0 1 8 3.5z';
const flap = 'M5.5 6A2.5 2.5 0 0 1 8 3.5h24A2.5 2.5 0 0 1 34.5 6v1.6L22.3 20.1a3.2 3.2 0 0 1-4.6 0L5.5 7.6z';
const fold = 'M5.5 7.6 17.7 20.1a3.2 3.2 0 0 0 4.6 0L34.5 7.6';
const seal = 'M20 12.6a8.2 8.2 0 1 1 0 16.4a8.2 8.2 0 1 1 0-16.4z';
const tick = 'm16.6 20.9 2.4 2.4 4.4-4.7';

/** Logo and name, as on the screen. On the first page only. */
export function Letterhead({ sender }: { readonly sender: string }) {
  return (
    <View style={styles.head}>
      <Svg viewBox="0 0 40 40" style={styles.mark}>
        <Path d={sheet} fill="#0E5A4A" />
        <Path d={flap} fill="#0A463A" />
        <Path d={fold} fill="none" stroke="#FBF9F4" strokeWidth={1.7} />
        <Path d={seal} fill="#B5432A" stroke="#FBF9F4" strokeWidth={1.9} />
        <Path d={tick} fill="none" stroke="#FBF9F4" strokeWidth={1.9} strokeLinecap="round" />
      </Svg>
      <Text style={styles.sender}>{sender}</Text>
    </View>
  );
}

/** Words of samples and documentation. Six letters at least, so that no random secret has one by chance. */
const sampleWords = [
  'secret',
  'password',
  'changeme',
  'example',
  'default',
  'plainclaim',
  'replace',
  'qwerty',
];

const shortSamples = ['admin', 'root', 'postgres', 'test', 'user', 'pass', '12345', '123456', '12345678'];

/** Digits and signs used in place of letters, as in `s3cret`. */
const lettersOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '5': 's',
  $: 's',
};

/** Whether a value was copied from a sample. Safe for passwords issued by other services, of any length. */
export function isSampleSecret(value: string): boolean {
  const plain = value.toLowerCase().replaceAll(/[-_. ]/g, '');
  const spelled = [...plain].map((one) => lettersOf[one] ?? one).join('');
  return (
    shortSamples.includes(plain) || sampleWords.some((word) => plain.includes(word) || spelled.includes(word))
  );
}

/** Whether a secret that is meant to be random can be guessed. A random one of 16 characters or more passes. */
export function isWeakSecret(value: string): boolean {
  return isSampleSecret(value) || hasFewCharacters(value) || isRepetition(value) || isMostlyRuns(value);
}

/** 32 random hexadecimal characters have 14 different ones on average, 16 have 10. */
const hasFewCharacters = (value: string): boolean => new Set(value).size < (value.length < 32 ? 6 : 9);

/** One part repeated: `abc123abc123…`, the last part possibly cut off. */
function isRepetition(value: string): boolean {
  for (let length = 1; length <= value.length / 2; length++) {
    if (value.startsWith(value.slice(length))) return true;
  }
  return false;
}

/** Most characters equal the previous one or follow it: `abcdefgh…`, `00112233…`. */
function isMostlyRuns(value: string): boolean {
  let steps = 0;
  for (let at = 1; at < value.length; at++) {
    if (Math.abs(value.charCodeAt(at) - value.charCodeAt(at - 1)) <= 1) steps++;
  }
  return steps > value.length / 2;
}

/** The company that runs a site, with the details a company must show on its pages and in its mails. */
export type Operator = {
  readonly name: string;
  readonly companyNumber: string;
  /** The registered office, in one line. */
  readonly address: string;
};

type Register = 'England and Wales' | 'Scotland' | 'Northern Ireland';

/** The register by the letters before the number. Without letters it is England and Wales. */
const registers: Readonly<Record<string, Register>> = {
  OC: 'England and Wales',
  SC: 'Scotland',
  SO: 'Scotland',
  SL: 'Scotland',
  NI: 'Northern Ireland',
  NC: 'Northern Ireland',
  R: 'Northern Ireland',
};

/** Eight characters, as Companies House writes it, padded with zeros. Undefined when it is not valid. */
export function companyNumber(written: string): string | undefined {
  const [, letters = '', digits = ''] =
    /^([A-Z]{0,2})(\d{1,8})$/.exec(written.toUpperCase().replaceAll(' ', '')) ?? [];
  const number = letters + digits.padStart(8 - letters.length, '0');
  const isKnown = letters === '' || letters in registers;
  return digits !== '' && isKnown && number.length === 8 ? number : undefined;
}

const registerOf = (number: string): Register => registers[number.replace(/\d/g, '')] ?? 'England and Wales';

/** For the about page, the terms, the privacy notice and the foot of every mail. */
export const operatorWords = ({ name, companyNumber: number, address }: Operator): string =>
  `Plainclaim is run by ${name}, registered in ${registerOf(number)} with number ${number}. Registered office: ${address}.`;

/** For a site without a company: allowed only for one that is not run for the public. */
export const noOperatorWords = 'This copy of Plainclaim was started to try it out: no company runs it.';

export const whoRunsIt = (operator: Operator | null): string =>
  operator ? operatorWords(operator) : noOperatorWords;

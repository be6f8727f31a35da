/** The company that runs a site: what a company has to say of itself on its pages and in its mails. */
export type Operator = {
  readonly name: string;
  readonly companyNumber: string;
  /** The registered office, in one line. */
  readonly address: string;
};

type Register = 'England and Wales' | 'Scotland' | 'Northern Ireland';

/** Letters in front of a number tell the register; a number without any is of England and Wales. */
const registers: Readonly<Record<string, Register>> = {
  OC: 'England and Wales',
  SC: 'Scotland',
  SO: 'Scotland',
  SL: 'Scotland',
  NI: 'Northern Ireland',
  NC: 'Northern Ireland',
  R: 'Northern Ireland',
};

/** Eight characters, as Companies House writes it; a shorter number gets its zeros. Undefined when it is none. */
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

/** Where no company is named: only a site that nobody runs for others may be so. */
export const noOperatorWords = 'This copy of Plainclaim was started to try it out: no company runs it.';

/** Who runs this site, in a sentence or two. */
export const whoRunsIt = (operator: Operator | null): string =>
  operator ? operatorWords(operator) : noOperatorWords;

import { longText, shortText } from '../../../shared/text.ts';

const tags = /<[^<>]{0,200}>/g;

/** "-" or ".": text without a letter or a figure, which a letter would print as empty quotation marks. */
export const saysNothing = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text.replace(tags, ' '));

/** A field of one line that has to say something. */
export const toldLine = (max: number, required: string) =>
  shortText(max, required).refine((text) => text === '' || !saysNothing(text), { error: required });

/** A field of several lines that has to say something. */
export const toldText = (max: number, required: string) =>
  longText(max, required).refine((text) => text === '' || !saysNothing(text), { error: required });

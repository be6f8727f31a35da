import type { PartyKind } from '../claims/facts/case-facts.ts';
import { needsCapacity } from './said.ts';

/** A company says "we", a person "I". */
export type Voice = {
  readonly subject: 'We' | 'I';
  readonly are: 'are' | 'am';
  readonly object: 'us' | 'me';
};

const several: Voice = { subject: 'We', are: 'are', object: 'us' };
const one: Voice = { subject: 'I', are: 'am', object: 'me' };

export const voiceOf = (defendant: PartyKind): Voice => (needsCapacity(defendant) ? several : one);

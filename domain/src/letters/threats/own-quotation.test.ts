import { describe, expect, it } from 'vitest';
import { draftLetter } from '../draft-letter.ts';
import { readLetter } from '../reading/read-letter.ts';
import { checkThreats } from '../rules/threats.ts';
import { sampleClaim } from '../testing/sample-claims.ts';
import { findingsIn, threatsIn } from '../testing/threats-in.ts';

/** Written into the letter rather than the description: the marks then stand as typed. */
function findingsInEdit(words: string) {
  const context = sampleClaim('Debt Recovery', 'England & Wales', { issueDescription: 'It began well.' });
  const letter = draftLetter(context).replace('It began well.', () => words);
  return checkThreats(readLetter(letter, context, 'draft', undefined));
}

describe('a quotation, or a report, of the writer’s own threat hides nothing', () => {
  it.each([
    'I say this once: "pay, or I\'ll break your legs".',
    "'I will kill you' - that is my message.",
    'My message to you is "pay or I\'ll burn your shop".',
    "My brother told me he'll put your windows through.",
    'My mates said they would burn your van.',
    "I say this once: “pay, or I'll break your legs”.",
    "I say this once: «pay, or I'll break your legs».",
    "I say this once: „pay, or I'll break your legs“.",
    "Take it from me: “I'll burn your shop”.",
    '“I will kill you”. Signed, me.',
    '“I will kill you” - and I mean it.',
    "Mark my words: 'you will end up in hospital'.",
    'He says he will hit me, well I will hit him harder.',
    'I will get your kids taken into care.',
    'My words to you are simple: "pay or I will put you in hospital".',
    "My mate Stu says he'll put a brick through your window if you don't pay.",
    '“I will burn you out.” Those are my words and I mean them.',
  ])('%s', (words) => {
    expect(threatsIn(words)).not.toEqual([]);
    expect(findingsInEdit(`It began well. ${words}`)).not.toEqual([]);
  });
});

describe('what others said is theirs, whoever is named after it', () => {
  it.each([
    "“Pay me or I'll call immigration on your mum” – that is what he texted on 9 June.",
    '"I will kill you", that\'s exactly what he shouted.',
    '"I will burn you out." Those were his words and I wrote them down.',
    'My message to him was “please call me”, and he wrote: “I will kill you”.',
    "My wife told me he'll put my windows through.",
    'My words to him on the phone were kind, and he said "I will break your legs".',
    'I told you on 3 May that he said “I will kill you”.',
    'I have to add that he wrote “I will burn your shop” on 9 June.',
    'You will regret nothing if you settle now.',
    'The roof will collapse if the beam is not replaced.',
    'He knocked out the wall.',
    'The boiler burned out.',
    'My son goes to the same school.',
    'I will report this to the ombudsman.',
    'I have photos of the damage.',
    'The papers I signed are attached.',
    'I will complain to the Furniture Ombudsman if you do not pay.',
    'I will report you to Trading Standards.',
    'I have reported you to Trading Standards.',
    'I have a right to complain to the FCA.',
    'If you do not pay I will go to the county court.',
    'If you do not pay I will instruct bailiffs after judgment.',
    "He told me he'll put my windows through.",
    'Your fitter said: “I will kill you”.',
  ])('%s', (words) => {
    expect(findingsIn(words)).toEqual([]);
    expect(findingsInEdit(words)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { missingWords } from './missing-words.ts';

describe('a message away from its field', () => {
  it.each([
    ['rows.1.what', 'Please say what it is', 'Sum 2: please say what it is'],
    ['credits.0.amount', 'Please give an amount', 'Payment from them 1: please give an amount'],
    ['timeline.9.on', 'This date cannot be in the future', 'Date 10: this date cannot be in the future'],
    ['evidence.0', 'Please name it', 'Evidence 1: please name it'],
    ['timeline', 'Please choose the main date', 'Please choose the main date'],
    ['amount', 'Valid amount is required', 'Valid amount is required'],
    ['interest.from', 'Please give a date', 'Please give a date'],
  ])('of %s names its row', (field, message, expected) => {
    expect(missingWords({ field, message })).toBe(expected);
  });
});

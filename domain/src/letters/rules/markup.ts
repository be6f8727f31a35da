import { findAll, problemAt, type RuleCheck } from '../reading/read-letter.ts';

const patterns: readonly RegExp[] = [
  /<\/?[a-z!][^<>\n]{0,200}>/gi,
  /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/gi,
  /^[ ]{0,3}#{1,6}(?:[ ]|$)/gm,
  /\*\*|(?<![\p{L}\p{N}])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}])|~~/gu,
  /(?<![\w*])\*(?=[^\s*])[^*\n]{1,200}\*(?![\w*])/g,
  /^[ ]*[*+][ ]/gm,
  /^[ ]{0,3}>/gm,
  /`/g,
  /\]\s?\(|^[ ]{0,3}\[[^\]\n]{1,80}\]:/gm,
  /^[ ]{0,3}(?:-{3,}|={3,}|\*{3,}|_{3,})[ ]*$/gm,
  /^[ ]*\|.*\|[ ]*$/gm,
];

/** Letters are plain text: on screen, in the mail and on paper alike. */
export const checkMarkup: RuleCheck = (reading) =>
  patterns.flatMap((pattern) =>
    findAll(reading.masked, pattern).map((find) =>
      problemAt(
        reading,
        'markup',
        find,
        `The letter is plain text. Take out the formatting marks "${find.text.trim().slice(0, 40)}".`,
      ),
    ),
  );

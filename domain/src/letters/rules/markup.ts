import { boldMark, htmlEntity, htmlTag } from '../reading/markup-patterns.ts';
import { findAll, problemAt, type RuleCheck } from '../reading/read-letter.ts';

/** Each pattern with a character it requires, so that most letters are checked without running the pattern. */
const marks: readonly { readonly needs: readonly string[]; readonly pattern: RegExp }[] = [
  { needs: ['<'], pattern: htmlTag },
  { needs: ['&'], pattern: htmlEntity },
  { needs: ['#'], pattern: /^[ ]{0,3}#{1,6}(?:[ ]|$)/gm },
  { needs: ['**'], pattern: boldMark },
  { needs: ['__', '~~'], pattern: /(?<![\p{L}\p{N}_])__(?=[^\s_])|(?<=[^\s_])__(?![\p{L}\p{N}_])|~~/gu },
  { needs: ['*'], pattern: /(?<![\w*])\*(?=[^\s*])[^*\n]{1,200}\*(?![\w*])/g },
  { needs: ['>'], pattern: /^[ ]{0,3}>/gm },
  { needs: ['`'], pattern: /`/g },
  { needs: [']'], pattern: /\]\((?=\S{1,300}\))|^[ ]{0,3}\[[^\]\n]{1,80}\]:/gm },
  { needs: ['---', '===', '***', '___'], pattern: /^[ ]{0,3}(?:-{3,}|={3,}|\*{3,}|_{3,})[ ]*$/gm },
  { needs: ['|'], pattern: /^[ ]*\|.*\|[ ]*$/gm },
];

/** Letters are plain text: on screen, in the mail and on paper alike. */
export const checkMarkup: RuleCheck = (reading) =>
  marks
    .filter(({ needs }) => needs.some((sign) => reading.masked.includes(sign)))
    .flatMap(({ pattern }) => findAll(reading.masked, pattern))
    .map((find) =>
      problemAt(
        reading,
        'markup',
        find,
        `The letter is plain text. Take out the formatting marks "${find.text.trim().slice(0, 40)}".`,
      ),
    );

import { trim } from '@plainclaim/domain/shared/trim';

const longestName = 120;
const fallbackName = 'file';

/** Device names on Windows, with any extension. */
const reservedOnWindows = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/**
 * Makes an untrusted name safe to store, show and save on any system: removes folders, invisible and
 * reordering characters, and what file systems treat specially. Keeps the name recognisable, with its
 * extension. Idempotent.
 */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = base
    // Control and format characters: direction overrides, zero-width ones, the byte order mark.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/\.(?: *\.)+/g, '.');
  const trimmed = trimEnds(visible);
  const unreserved = reservedOnWindows.test(trimmed) ? `_${trimmed}` : trimmed;
  return shorten(unreserved) || fallbackName;
}

/** Windows drops trailing dots and spaces; a leading dot hides the file elsewhere. */
function trimEnds(name: string): string {
  return trim(name, '. ');
}

function shorten(name: string): string {
  if (name.length <= longestName) return name;
  const extension = /\.[A-Za-z0-9]{1,16}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, longestName - extension.length);
  // The cut may have split a surrogate pair, or left a trailing space or dot.
  return trimEnds(stem.replace(/[\uD800-\uDBFF]$/, '')) + extension;
}

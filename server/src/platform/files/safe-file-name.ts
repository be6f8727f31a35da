import { trim } from '@plainclaim/domain/shared/trim';

const longestName = 120;
const fallbackName = 'file';

/** Devices to Windows, whatever extension follows. */
const reservedOnWindows = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/**
 * A name that came from outside, made safe to store, to show and to save on any system: no folders, no
 * characters that hide or reorder others, nothing a file system treats specially. Keeps what a person
 * would recognise, the extension included. Giving it back its own result changes nothing.
 */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = base
    // Controls, and format characters: direction overrides, zero-width ones, the byte order mark.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/\.(?: *\.)+/g, '.');
  const trimmed = trimEnds(visible);
  const unreserved = reservedOnWindows.test(trimmed) ? `_${trimmed}` : trimmed;
  return shorten(unreserved) || fallbackName;
}

/** Windows drops dots and spaces at the end; a dot at the start hides the file elsewhere. */
function trimEnds(name: string): string {
  return trim(name, '. ');
}

function shorten(name: string): string {
  if (name.length <= longestName) return name;
  const extension = /\.[A-Za-z0-9]{1,16}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, longestName - extension.length);
  // The cut may have split a pair of code units, or left a space or dot at the end.
  return trimEnds(stem.replace(/[\uD800-\uDBFF]$/, '')) + extension;
}

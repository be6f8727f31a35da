import { setTimeout as pause } from 'node:timers/promises';

const mostPieces = 32;
const pieceMs = 20;

/** Streams a finished text in pieces, so that it appears gradually, in well under a second. */
export async function streamText(
  text: string,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const piece of piecesOf(text)) {
    onText(piece);
    await pause(pieceMs, undefined, { signal });
  }
}

/** Pieces of similar length, cut after spaces and line ends. Joined, they are the text. */
export function piecesOf(text: string): readonly string[] {
  const least = Math.ceil(text.length / mostPieces);
  return text.match(new RegExp(`[^]{${Math.max(1, least)},}?(?:\\s|$)|[^]+$`, 'g')) ?? [];
}

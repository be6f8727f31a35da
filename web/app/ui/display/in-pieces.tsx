import { type ReactNode, useDeferredValue } from 'react';

type InPiecesProps = {
  /** What is seen until the rest has been drawn. */
  instead: ReactNode;
  children: ReactNode;
};

/**
 * For the large part of a page that arrives with its data. An answer of the server would have React draw it in one go, and a slow phone
 * would answer to nothing meanwhile; this way it is drawn in pieces, between which presses and keys have their turn.
 */
export function InPieces({ instead, children }: InPiecesProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : instead;
}

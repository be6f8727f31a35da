import { type Viewer, writeViewerHint } from './viewer-hint.ts';

/** Tells the server which header to draw next time. Not every browser has the Cookie Store API. */
export function keepViewerHint(viewer: Viewer | null): void {
  document.cookie = writeViewerHint(viewer, window.location.protocol === 'https:');
}

import { type Viewer, writeViewerHint } from './viewer-hint.ts';

/** Tells the server which header to draw next time. The Cookie Store API would do, where browsers have it. */
export function keepViewerHint(viewer: Viewer | null): void {
  document.cookie = writeViewerHint(viewer, window.location.protocol === 'https:');
}

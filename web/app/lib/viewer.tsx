import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Viewer } from './viewer-hint.ts';

type ViewerState = {
  viewer: Viewer | null;
  /** Called when a session starts, changes or ends while the page is open. */
  setViewer: (viewer: Viewer | null) => void;
};

const ViewerContext = createContext<ViewerState>({ viewer: null, setViewer: () => {} });

type ViewerProviderProps = { initial: Viewer | null; children: ReactNode };

/**
 * The viewer, as the shell needs it to draw the header. Starts from the hint that the server read (see
 * `viewer-hint.ts`) and grants no rights.
 */
export function ViewerProvider({ initial, children }: ViewerProviderProps) {
  const [viewer, setViewer] = useState(initial);
  return <ViewerContext value={{ viewer, setViewer }}>{children}</ViewerContext>;
}

export function useViewer(): Viewer | null {
  return useContext(ViewerContext).viewer;
}

export function useSetViewer(): ViewerState['setViewer'] {
  return useContext(ViewerContext).setViewer;
}

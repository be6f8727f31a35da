/** What one tab may tell the others. */
export type TabNews = 'admin-changed';

type Listener = () => void;

let channel: BroadcastChannel | undefined;
const listeners = new Map<TabNews, Set<Listener>>();

/** One channel for hearing and telling: a channel does not hear itself, so a tab is never told its own news. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('plainclaim');
  channel.onmessage = ({ data }) => {
    for (const listener of listeners.get(data) ?? []) listener();
  };
  return channel;
}

/** Tells the other tabs of this browser. */
export function tellTabs(news: TabNews): void {
  openChannel()?.postMessage(news);
}

/** Hears what other tabs tell, until the answer is called. */
export function hearTabs(news: TabNews, listener: Listener): () => void {
  openChannel();
  const hearing = listeners.get(news) ?? new Set();
  listeners.set(news, hearing.add(listener));
  return () => void hearing.delete(listener);
}

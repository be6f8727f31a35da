/** Messages between tabs. */
export type TabMessage = 'admin-changed';

type Listener = () => void;

let channel: BroadcastChannel | undefined;
const listeners = new Map<TabMessage, Set<Listener>>();

/** One channel for sending and receiving: a channel does not receive its own messages. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('plainclaim');
  channel.onmessage = ({ data }) => {
    for (const listener of listeners.get(data) ?? []) listener();
  };
  return channel;
}

/** Sends a message to the other tabs of this browser. */
export function tellTabs(message: TabMessage): void {
  openChannel()?.postMessage(message);
}

/** Listens to messages from other tabs. Returns the function that stops listening. */
export function hearTabs(message: TabMessage, listener: Listener): () => void {
  openChannel();
  const hearing = listeners.get(message) ?? new Set();
  listeners.set(message, hearing.add(listener));
  return () => void hearing.delete(listener);
}

export type SessionLimits = { readonly sessions: number; readonly sessionsPerNetwork: number };

/** Limits concurrent sessions, in total and per network, so that one network cannot block the others. */
export function admitSessions({ sessions, sessionsPerNetwork }: SessionLimits) {
  const networkOfSession = new Map<string, string>();
  const perNetwork = new Map<string, number>();
  return {
    admit: (id: string, network: string): boolean => {
      const ofNetwork = perNetwork.get(network) ?? 0;
      if (networkOfSession.size >= sessions || ofNetwork >= sessionsPerNetwork) return false;
      networkOfSession.set(id, network);
      perNetwork.set(network, ofNetwork + 1);
      return true;
    },
    /** No-op for a session that was not admitted. */
    leave: (id: string): void => {
      const network = networkOfSession.get(id);
      if (network === undefined) return;
      networkOfSession.delete(id);
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left === 0) perNetwork.delete(network);
      else perNetwork.set(network, left);
    },
  };
}

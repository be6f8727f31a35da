import { useEffect, useState } from 'react';

/** A value once it has stopped changing. */
export function usePaused<Value>(value: Value, pauseMs = 700): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}

import { londonHour } from '../shared/dates.ts';

/** Morning before 12, afternoon before 17, else evening, on London's clock. */
export function greeting(now: Date, name: string): string {
  const hour = londonHour(now);
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  const called = name.trim();
  return called === '' ? `Good ${part}` : `Good ${part}, ${called}`;
}

export { erasePersonal } from './erase-personal.ts';
export { historyPersonalPart } from './history.personal.ts';
export { historyMark } from './history.store.ts';
export { type PastEvent, readHistory } from './read-history.ts';
export { type ClaimEvent, type EventActor, recordEvent } from './record-event.ts';
export { type HistoryVerdict, verifyHistory } from './verify-history.ts';

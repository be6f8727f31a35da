export const ink = '#1B2A33';
export const paler = '#4F5B63';
export const rule = '#D9D3C4';
/** Lines to write on and boxes to tick: dark enough to be seen on a photocopy. */
export const penLine = '#6B767D';

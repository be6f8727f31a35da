/** From the specification (file 2, section 9). GMT all year round. */
export const supportHours = {
  words: 'Monday to Friday 9:00-18:00 GMT',
  opensAt: 9,
  closesAt: 18,
} as const;

/** From the terms (specification file 2, section 9). */
export const complaintBusinessDays = 14;

export function isSupportOpen(now: Date): boolean {
  const day = now.getUTCDay();
  const hour = now.getUTCHours();
  return day >= 1 && day <= 5 && hour >= supportHours.opensAt && hour < supportHours.closesAt;
}

/** Sent by the footer, handled by the consent feature. An event, so that consent can load after the page. */
export const cookieSettingsEvent = 'plainclaim:cookie-settings';

export function openCookieSettings(): void {
  window.dispatchEvent(new Event(cookieSettingsEvent));
}

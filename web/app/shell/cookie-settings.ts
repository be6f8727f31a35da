/** The footer asks; whoever keeps the consent answers. An event, so that consent can load after the page. */
export const cookieSettingsEvent = 'plainclaim:cookie-settings';

export function openCookieSettings(): void {
  window.dispatchEvent(new Event(cookieSettingsEvent));
}

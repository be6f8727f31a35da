/** Real elements only: "paid <£500 and >£300", "a<b and c>d" and "<name>" are words. */
export const htmlTag =
  /<(?:\/?(?:a|abbr|article|b|base|blockquote|body|br|button|code|details|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|main|math|meta|object|ol|p|pre|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|tr|u|ul|video)(?:\s[^<>\n]{0,200}=[^<>\n]{0,200}|\s*\/?)|!--[^\n]{0,200}?--|!doctype[^<>\n]{0,100})>/gi;

/** The characters that people paste as an entity. */
export const htmlEntity =
  /&(?:amp|lt|gt|quot|apos|nbsp|pound|euro|copy|reg|ndash|mdash|hellip|[lr]squo|[lr]dquo|#\d{1,6}|#x[\da-f]{1,6});/gi;

/** Two or three stars before a word. Inside and after one they stand for letters: "f**k", "b****". */
export const boldMark = /(?<![\p{L}\p{N}*])\*{2,3}(?=[^\s*])/gu;

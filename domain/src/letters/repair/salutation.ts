/** 'Dear …', with which a letter begins to speak. */
export function isSalutation(line: string): boolean {
  return /^\s*dear\b/i.test(line);
}

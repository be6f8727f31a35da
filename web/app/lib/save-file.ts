/** Hands a file over to the browser's downloads. */
export function saveFile(fileName: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the URL some time after the click, so it cannot be revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

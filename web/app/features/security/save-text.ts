import { saveFile } from '../../lib/save-file.ts';

/** Downloads the text as a file. */
export function downloadText(fileName: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Prints the text alone, without the page around it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = title;
  document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) return;
  inside.document.title = title;
  const page = inside.document.createElement('pre');
  page.textContent = text;
  inside.document.body.append(page);
  inside.addEventListener('afterprint', () => frame.remove());
  inside.focus();
  inside.print();
}

import { listsFromWord } from './lists-from-word.ts';

/**
 * Makes ordinary markup of what word processors and web pages put on the clipboard: their lists are paragraphs with a
 * bullet typed in front, their headings start at one, their tables would run together. What is left over (colours,
 * classes, handlers, scripts) the editor's own schema drops. The parsed document is inert: nothing in it loads or runs.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  remove(body, 'script, style, template, noscript, iframe, object, embed, svg, math, meta, link, title');
  remove(body, 'button, input, select, textarea');
  removeComments(body);
  listsFromWord(body);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const row of body.querySelectorAll('tr')) lineFromRow(row);
  return body.innerHTML;
}

function remove(root: Element, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.remove();
}

/** Word hides instructions in them, and some tools read those. */
function removeComments(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** One line for each row of a table, its cells apart. */
function lineFromRow(row: Element): void {
  const line = row.ownerDocument.createElement('p');
  const cells = [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  line.textContent = cells.filter(Boolean).join(' | ');
  row.replaceWith(line);
}

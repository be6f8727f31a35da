import { listsFromWord } from './lists-from-word.ts';

/**
 * Normalises the markup that word processors and web pages put on the clipboard: lists made of paragraphs with typed
 * bullets, headings that start at level one, tables. The editor's schema drops the rest (colours, unknown elements,
 * `javascript:` URLs). Parsed in a template, which is inert: nothing loads, runs or styles anything.
 */
export function cleanPastedHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = withoutHandlers(html);
  const body = template.content;
  remove(
    body,
    'script, style, template, noscript, iframe, object, embed, svg, math, meta, link, title, base',
  );
  remove(body, 'button, input, select, textarea');
  removeComments(body);
  listsFromWord(body);
  for (const element of body.querySelectorAll('*')) removeOtherAttributes(element);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const row of body.querySelectorAll('tr')) lineFromRow(row);
  return template.innerHTML;
}

/**
 * The content security policy blocks event handlers anyway, but reports each. Removed before parsing, so that every
 * report is worth reading.
 */
function withoutHandlers(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/([\s"'/])on[a-z]+(?=\s*=)/gi, '$1data-dropped'),
  );
}

/** Attributes that matter for the text; the editor sets the last one on its own clipboard content. */
const allowedAttributes = new Set(['href', 'src', 'alt', 'start', 'style', 'data-pm-slice']);

function removeOtherAttributes(element: Element): void {
  for (const { name } of [...element.attributes])
    if (!allowedAttributes.has(name)) element.removeAttribute(name);
}

function remove(root: ParentNode & Node, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.remove();
}

/** Word puts conditional markup into comments, which some parsers read. */
function removeComments(root: ParentNode & Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
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

/** How Word marks a paragraph that looks like a list item: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:[^;"]*\blevel(\d)/i;
const bullet = /^[\s\u00a0]*(?:[·•▪◦o§\uf0a7\uf0b7–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])[\s\u00a0]+/i;
const number = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

/** Turns runs of such paragraphs into real lists, nested as deep as they say. */
export function listsFromWord(root: ParentNode & Node): void {
  for (const item of root.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4')) {
    // Already moved into the list of an earlier paragraph.
    if (root.contains(item) && levelOf(item) > 0) gather(item);
  }
}

function gather(first: HTMLElement): void {
  const run = [first];
  for (let next = first.nextElementSibling; next && levelOf(next) > 0; next = next.nextElementSibling) {
    run.push(next as HTMLElement);
  }
  const top = listFor(first);
  first.before(top);
  const open = [{ level: levelOf(first), list: top }];
  for (const item of run) {
    const level = levelOf(item);
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    if (current && level > current.level && current.list.lastElementChild) {
      const nested = listFor(item);
      current.list.lastElementChild.append(nested);
      open.push({ level, list: nested });
    }
    open.at(-1)?.list.append(entryFrom(item));
  }
}

function levelOf(element: Element): number {
  return Number(listStyle.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);
}

function listFor(item: HTMLElement): HTMLElement {
  const isNumbered = number.test(item.textContent ?? '');
  return item.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
}

/** The item without the bullet that was typed in front of it. */
function entryFrom(item: HTMLElement): HTMLElement {
  const { ownerDocument: page } = item;
  const entry = page.createElement('li');
  const words = page.createElement('p');
  const marker = bullet.exec(item.textContent ?? '')?.[0] ?? '';
  words.append(...item.childNodes);
  dropStart(words, marker.length);
  entry.append(words);
  item.remove();
  return entry;
}

function dropStart(element: Element, count: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  while (left > 0 && walker.nextNode()) {
    const node = walker.currentNode as Text;
    const taken = Math.min(left, node.data.length);
    node.data = node.data.slice(taken);
    left -= taken;
  }
}

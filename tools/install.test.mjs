import { expect, test } from 'vitest';
import { driftedPlaces, isInstalled, nodeComplaint } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'pavilion' },
    'packages/domain': { name: '@pavilion/domain' },
    'node_modules/@pavilion/domain': { resolved: 'packages/domain', link: true },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  },
};
const { '': _, ...present } = lock.packages;

test('a Node older than 20.19 is refused with a sentence', () => {
  expect(nodeComplaint('v20.18.3')).toContain('needs Node 20.19 or newer');
  expect(nodeComplaint('v18.20.0')).toContain('but this is Node v18.20.0');
  expect(nodeComplaint('v20.19.0')).toBeNull();
  expect(nodeComplaint('v22.1.0')).toBeNull();
});

test('packages are installed when every needed one is there in its version', () => {
  expect(isInstalled(lock, { packages: present })).toBe(true);
  const { 'node_modules/other-system': __, ...forThisSystem } = present;
  expect(isInstalled(lock, { packages: forThisSystem })).toBe(true);
});

test('a missing package or another version needs an installation', () => {
  const { 'node_modules/pg': __, ...withoutPg } = present;
  expect(isInstalled(lock, { packages: withoutPg })).toBe(false);
  const older = { ...present, 'node_modules/pg': { version: '8.22.0' } };
  expect(isInstalled(lock, { packages: older })).toBe(false);
});

test('a package.json that differs from the lock file is named', () => {
  const drifting = {
    packages: {
      '': { devDependencies: { vite: '8.3.8' } },
      'packages/domain': {},
      'node_modules/vite': { version: '8.3.8' },
    },
  };
  const manifests = { '': { devDependencies: { vite: '8.3.8' } }, 'packages/domain': {} };
  expect(driftedPlaces(drifting, (place) => manifests[place])).toEqual([]);
  manifests['packages/domain'] = { dependencies: { valibot: '1.5.0' } };
  expect(driftedPlaces(drifting, (place) => manifests[place])).toEqual(['packages/domain']);
});

import { expect, test } from 'vitest';
import { measure } from './first-load.mjs';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '_field.js': { file: 'field.js', name: 'forms', imports: ['_shared.js'] },
  'A.tsx': {
    file: 'a.js',
    name: 'LoginScreen',
    isDynamicEntry: true,
    imports: ['_field.js', '_shared.js'],
  },
  'B.tsx': { file: 'b.js', name: 'PlayScreen', isDynamicEntry: true, imports: ['index.html'] },
  'F.tsx': { file: 'f.js', name: 'InnerPage', isDynamicEntry: true, imports: ['_rules.js'] },
  '_rules.js': { file: 'rules.js' },
  'D.tsx': {
    file: 'd.js',
    name: 'SettingsScreen',
    isDynamicEntry: true,
    imports: ['_rules.js', '_field.js'],
  },
  'C.tsx': { file: 'c.js', name: 'SideMenu', isDynamicEntry: true },
};

test('a route counts what it adds to the first load and the shared frame', () => {
  const bytes = {
    'f.js': 1_000,
    'rules.js': 4_000,
    'd.js': 1_500,
    'index.js': 70_000,
    'shared.js': 5_000,
    'field.js': 2_000,
    'a.js': 3_000,
  };
  expect(measure(manifest, (file) => bytes[file] ?? 13_000)).toEqual([
    { name: 'initial JS', kb: 75, budget: 93 },
    { name: 'LoginScreen', kb: 5, budget: 30 },
    { name: 'PlayScreen', kb: 13, budget: 12 },
    { name: 'InnerPage', kb: 5, budget: 30 },
    { name: 'SettingsScreen', kb: 3.5, budget: 30 },
  ]);
});

test('a manifest without an entry is refused', () => {
  expect(() => measure({}, () => 0)).toThrow('build the web app first');
});

import { expect, test } from 'vitest';
import { shellFiles } from './installable-app.ts';

const chunk = (fileName: string, more: object = {}) => ({ type: 'chunk', fileName, ...more });

test('§2 Home screen: the worker caches the start and what it imports at once, screens when they are opened', () => {
  const bundle = {
    'a/index.js': chunk('a/index.js', {
      isEntry: true,
      imports: ['a/first.js'],
      dynamicImports: ['a/frame.js'],
    }),
    'a/first.js': chunk('a/first.js', {
      viteMetadata: { importedCss: new Set(['assets/first-12345678.css', 'a/frame.css']) },
    }),
    'a/frame.js': chunk('a/frame.js', {
      name: 'InnerPage',
      imports: ['a/first.js'],
      dynamicImports: ['a/help.js', 'a/menu.js'],
    }),
    'a/help.js': chunk('a/help.js', { name: 'HelpScreen', imports: ['a/forms.js'] }),
    'a/menu.js': chunk('a/menu.js', { name: 'SideMenu' }),
    'a/forms.js': chunk('a/forms.js'),
  };
  expect(shellFiles(bundle)).toEqual([
    '/a/first.js', '/a/frame.css', '/a/frame.js', '/a/index.js', '/a/menu.js',
  ]); // oxfmt-ignore
});

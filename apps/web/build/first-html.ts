import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Tags that the bundler adds to the page; the server names the files of each page itself. */
const addedTags =
  /\s*<(?:script type="module"[^>]* src="[^"]+"><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;
const inlineScript = /<script>([^<]+)<\/script>/;

function minified(script: string): string {
  return minifySync('inline.js', script, { sourcemap: false }).code.trim();
}

/** Replaces the script of the page by the starter, which loads it. */
export function firstHtml(starterFile: string): Plugin {
  return {
    name: 'pavilion:first-html',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const starter = minified(readFileSync(starterFile, 'utf8'));
        return html
          .replaceAll(addedTags, '')
          .replace(inlineScript, (_, script: string) => `<script>${minified(script)}</script>`)
          .replaceAll(/>\s+</g, '><')
          .replace('</body>', () => `<script>${starter}</script></body>`);
      },
    },
  };
}

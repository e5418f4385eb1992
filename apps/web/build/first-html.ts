import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';
import { bodyChunks, firstStyles } from './chunks.ts';

const entryScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;
const preload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

const inlineScript = /<script>([^<]+)<\/script>/;

type Bundle = Record<string, { type: string; fileName: string; source?: unknown }>;

function stylesOf(bundle: Bundle): string {
  return Object.values(bundle)
    .filter(({ fileName }) => firstStyles.test(fileName))
    .toSorted((one, other) => one.fileName.localeCompare(other.fileName))
    .map(({ source }) => String(source).trim())
    .join('');
}

/**
 * For the loader of later parts, which would fetch the same styles again. No browser fetches a
 * sheet of a type that it cannot apply; one that is `disabled` Chromium fetches beside the banner.
 */
function fetchedStyles(bundle: Bundle): string {
  const files = Object.keys(bundle).filter((file) => firstStyles.test(file));
  return files.map((file) => `<link rel="stylesheet" href="/${file}" type="text/plain">`).join('');
}

function minified(script: string): string {
  return minifySync('inline.js', script, { sourcemap: false }).code.trim();
}

/** Puts the first styles into the page and hands the script to the starter. */
export function firstHtml(starterFile: string): Plugin {
  return {
    name: 'pavilion:first-html',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const entry = entryScript.exec(html)?.[1];
        if (entry === undefined || bundle === undefined) return html;
        const body = Object.keys(bundle).filter((file) => bodyChunks.test(file));
        const atStart = [...html.matchAll(preload)].map((found) => found[1]);
        const files = [entry, ...atStart, ...body.map((file) => `/${file}`)];
        const starter = minified(readFileSync(starterFile, 'utf8'));
        const style = `<style>${stylesOf(bundle)}</style>`;
        return html
          .replace(entryScript, '')
          .replaceAll(styleSheet, '')
          .replaceAll(preload, '')
          .replace('</head>', () => `${style}${fetchedStyles(bundle)}</head>`)
          .replace('id="root"', `id="root" data-app="${files.join(' ')}"`)
          .replace(inlineScript, (_, script: string) => `<script>${minified(script)}</script>`)
          .replaceAll(/>\s+</g, '><')
          .replace('</body>', () => `<script>${starter}</script></body>`);
      },
    },
  };
}

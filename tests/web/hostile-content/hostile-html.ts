import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/run.mjs';

const list = path.join(root, 'packages/domain/message/hostile-html.json');

/** Hostile HTML that an operator's account could publish; the cleaning's own tests use it too. */
export const hostileHtml = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];

/** Adds sentinels that name the text: `hit(7)` runs, `7.evil.example` is requested. */
export function traceable(html: string, place: number): string {
  return html
    .replaceAll('hit()', `hit(${place})`)
    .replaceAll('window.hit = 1', `hit(${place})`)
    .replaceAll('evil.example', `${place}.evil.example`);
}

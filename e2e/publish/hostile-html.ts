import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/run.mjs';

const list = path.join(root, 'packages/domain/message/hostile-html.json');

/** What somebody with the operator’s pen might try: the list that the cleaning is tested with. */
export const hostileHtml = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];

/** With sentinels that name the text: `hit(7)` runs, a request to `7.evil.example` leaves. */
export function traceable(html: string, place: number): string {
  return html
    .replaceAll('hit()', `hit(${place})`)
    .replaceAll('window.hit = 1', `hit(${place})`)
    .replaceAll('evil.example', `${place}.evil.example`);
}

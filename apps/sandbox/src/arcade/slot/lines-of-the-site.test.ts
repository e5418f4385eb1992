import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '#arcade/catalogue/catalogue.ts';
import { slotModelOf } from './models.ts';

const file = new URL('../../../../../site/games.yaml', import.meta.url);

/** Pay lines of each game in the default site's catalogue, by its name at the vendor. */
function linesOfSite(): Map<string | undefined, number | undefined> {
  const entries = readFileSync(file, 'utf8')
    .split(/^ {2}- gameId: /m)
    .slice(1);
  const rows = entries.map((entry): [string | undefined, number | undefined] => {
    const lines = /^ {4}lines: (\d+)$/m.exec(entry)?.[1];
    return [/^ {4}vendorGame: (\S+)$/m.exec(entry)?.[1], lines ? Number(lines) : undefined];
  });
  return new Map(rows);
}

test('§2 Game center and category pages: the default site states the pay lines of each slot, and of no other game', () => {
  const hoursText = linesOfSite();
  for (const game of games) {
    const lines = game.engine === 'slot' ? slotModelOf(game).lines : undefined;
    expect([game.id, hoursText.get(game.id)]).toEqual([game.id, lines]);
  }
});

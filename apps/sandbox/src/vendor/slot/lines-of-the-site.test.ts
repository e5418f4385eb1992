import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../catalogue/catalogue.ts';
import { slotModelOf } from './models.ts';

const file = new URL('../../../../../site/games.yaml', import.meta.url);

/** What the catalogue of the default site says of a game, by its name at the vendor. */
function linesOfSite(): Record<string, number | undefined> {
  const entries = readFileSync(file, 'utf8')
    .split(/^ {2}- gameId: /m)
    .slice(1);
  return Object.fromEntries(
    entries.map((entry) => {
      const name = /^ {4}vendorGame: (\S+)$/m.exec(entry)?.[1];
      const lines = /^ {4}lines: (\d+)$/m.exec(entry)?.[1];
      return [name, lines === undefined ? undefined : Number(lines)];
    }),
  );
}

test('the default site tells the pay lines of each slot, and of others none', () => {
  const played = games.map((game) => {
    return [game.id, game.engine === 'slot' ? slotModelOf(game).lines : undefined];
  });
  expect(linesOfSite()).toMatchObject(Object.fromEntries(played));
});

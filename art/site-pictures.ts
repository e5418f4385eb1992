import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const site = fileURLToPath(new URL('../site/', import.meta.url));

/** Ids of the games that the site marks as hot. */
export function hotGameIds(): ReadonlySet<string> {
  const file = parse(readFileSync(join(site, 'games.yaml'), 'utf8')) as {
    games: readonly { gameId: string; hot: boolean }[];
  };
  return new Set(file.games.filter(({ hot }) => hot).map(({ gameId }) => gameId));
}

/** Keys under which site files name pictures. */
const pictureKeys: ReadonlySet<string> = new Set([
  'picture',
  'cover',
  'images',
  'logo',
  'emblem',
  'icon',
  'crest',
]);

/** Every picture name in the site folder, once. */
export function namedPictures(): readonly string[] {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => collect(parse(readFileSync(join(site, name), 'utf8')), false));
  return [...new Set(names)];
}

function collect(value: unknown, isPicture: boolean): readonly string[] {
  if (typeof value === 'string') return isPicture ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, isPicture));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => collect(child, pictureKeys.has(key)));
}

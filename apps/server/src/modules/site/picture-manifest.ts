import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export type Picture = { src: string; width: number; height: number; color: string };

/** Finds a picture by its logical name, such as `games/lantern-fortune`. */
export type FindPicture = (name: string) => Picture | null;

/**
 * The one of the hosts that has a picture, by the picture's own path: a device that has it keeps
 * it from page to page, and another host in the list moves only those pictures that it takes.
 */
function hostOf(path: string, hosts: readonly string[]): string {
  const ranked = hosts.map((host) => ({
    host: host.replace(/\/+$/, ''),
    rank: createHash('sha256').update(`${host} ${path}`).digest('hex'),
  }));
  return ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))[0]?.host ?? '';
}

/**
 * Reads the manifest beside the built pictures, which `/art/` serves; without one there are none.
 * With `hosts` pictures are fetched from those, each of which has what the site itself serves.
 */
export function readPictureManifest(file: string, hosts: readonly string[]): FindPicture {
  if (!existsSync(file)) return () => null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Picture>;
  const pictures = new Map<string, Picture>(
    Object.entries(manifest).map(([name, picture]) => {
      const path = `/art/${picture.src}`;
      return [name, { ...picture, src: hostOf(path, hosts) + path }];
    }),
  );
  return (name) => pictures.get(name) ?? null;
}

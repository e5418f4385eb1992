import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

export type Picture = { src: string; width: number; height: number; color: string };

/** Finds a picture by its logical name, such as `games/lantern-fortune`. */
export type FindPicture = (name: string) => Picture | null;

/**
 * Chooses the host of a picture by the picture's path: a browser that has cached it finds it on
 * every page, and one more host moves only the pictures that it takes over.
 */
function hostOf(path: string, hosts: readonly string[]): string {
  const ranked = hosts.map((host) => ({
    host: host.replace(/\/+$/, ''),
    rank: createHash('sha256').update(`${host} ${path}`).digest('hex'),
  }));
  return ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))[0]?.host ?? '';
}

/**
 * Reads the manifest beside the built pictures, which `/art/` serves; without a manifest there are
 * no pictures. With `hosts` pictures are fetched from those, which mirror the site's own.
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

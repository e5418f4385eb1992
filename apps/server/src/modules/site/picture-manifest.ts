import { existsSync, readFileSync } from 'node:fs';

export type Picture = { src: string; width: number; height: number; color: string };

/** Finds a picture by its logical name, such as `games/lantern-fortune`. */
export type FindPicture = (name: string) => Picture | null;

/** Reads the manifest beside the built pictures, which `/art/` serves; without one there are none. */
export function readPictureManifest(file: string): FindPicture {
  if (!existsSync(file)) return () => null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Picture>;
  return (name) => {
    const picture = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    return picture ? { ...picture, src: `/art/${picture.src}` } : null;
  };
}

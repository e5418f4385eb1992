import { readFileSync } from 'node:fs';

export type Icon = { body: string; width: number; height: number };

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  width?: number;
  height?: number;
};

const sets = new Map<string, IconSet>();

/** An icon of one of the openly licensed sets. @throws when the set has no such icon. */
export function readIcon(setName: string, name: string): Icon {
  let set = sets.get(setName);
  if (set === undefined) {
    const file = new URL(import.meta.resolve(`@iconify-json/${setName}/icons.json`));
    set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
    sets.set(setName, set);
  }
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`The icon set ${setName} has no icon ${name}.`);
  return {
    body: icon.body,
    width: icon.width ?? set.width ?? 16,
    height: icon.height ?? set.height ?? 16,
  };
}

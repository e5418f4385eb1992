import { skin as gemVault } from './gem-vault.ts';
import type { Skin } from './skin.ts';

type SkinModule = { skin: Skin };

const skinModules: Readonly<Record<string, () => Promise<SkinModule>>> = {
  'lantern-river': () => import('./lantern-river.ts'),
  reef: () => import('./reef.ts'),
  orchard: () => import('./orchard.ts'),
  'night-market': () => import('./night-market.ts'),
  rainforest: () => import('./rainforest.ts'),
  'star-voyage': () => import('./star-voyage.ts'),
  harbour: () => import('./harbour.ts'),
  monsoon: () => import('./monsoon.ts'),
  'sweet-shop': () => import('./sweet-shop.ts'),
};

/** Loads only the pictures of the skin in use; an unknown name gets the gem vault. */
export async function loadSkin(name: string): Promise<Skin> {
  const load = skinModules[name];
  return load === undefined ? gemVault : (await load()).skin;
}

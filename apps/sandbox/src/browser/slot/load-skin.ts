import type { Skin } from './skin.ts';
import { skin as gemVault } from './skins/gem-vault.ts';

type SkinModule = { skin: Skin };

const skinModules: Readonly<Record<string, () => Promise<SkinModule>>> = {
  'lantern-river': () => import('./skins/lantern-river.ts'),
  reef: () => import('./skins/reef.ts'),
  orchard: () => import('./skins/orchard.ts'),
  'night-market': () => import('./skins/night-market.ts'),
  rainforest: () => import('./skins/rainforest.ts'),
  'star-voyage': () => import('./skins/star-voyage.ts'),
  harbour: () => import('./skins/harbour.ts'),
  monsoon: () => import('./skins/monsoon.ts'),
  'sweet-shop': () => import('./skins/sweet-shop.ts'),
};

/** Loads only the pictures of the skin in use; an unknown name gets the gem vault. */
export async function loadSkin(name: string): Promise<Skin> {
  const load = skinModules[name];
  return load === undefined ? gemVault : (await load()).skin;
}

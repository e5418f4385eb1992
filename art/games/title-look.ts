import { gold } from '../drawing/colour.ts';
import type { Palette } from '../drawing/colour.ts';
import type { FontName } from '../drawing/font.ts';
import type { LetteringLook } from '../drawing/lettering.ts';
import type { CatalogueGame } from './catalogue-game.ts';

const fontsBySkin: Readonly<Record<string, FontName>> = {
  reef: 'titan',
  harbour: 'cinzel',
  tide: 'titan',
  monsoon: 'shrikhand',
  rainforest: 'lilita',
  bamboo: 'lilita',
  'night-market': 'bungee',
  'sweet-shop': 'titan',
  orchard: 'lilita',
  'gem-vault': 'cinzel',
  'star-voyage': 'russo',
  'lantern-river': 'shrikhand',
  parol: 'shrikhand',
  leaf: 'lilita',
  copper: 'limelight',
  ice: 'titan',
  midnight: 'limelight',
  'solo-copper': 'limelight',
  'solo-dusk': 'cinzel',
  'solo-night': 'limelight',
};

const fontsByType: Readonly<Record<string, FontName>> = {
  FISH: 'titan',
  LIVE: 'cinzel',
  PVP: 'bungee',
  SPORTS: 'russo',
  ESPORTS: 'russo',
  COCKFIGHT: 'shrikhand',
  LOTT: 'lilita',
  ELOTT: 'bungee',
};

/** Fonts that read as lettering only in capitals. */
const capitalFonts: ReadonlySet<FontName> = new Set(['bungee', 'russo', 'cinzel']);

export function lookOf(game: CatalogueGame, palette: Palette, index: number): LetteringLook {
  const font = fontsByType[game.type] ?? fontsBySkin[game.skin] ?? 'lilita';
  const fills = [
    [
      [0, '#ffffff'],
      [0.45, gold.pale],
      [0.55, gold.light],
      [1, gold.mid],
    ],
    [
      [0, '#ffffff'],
      [0.5, palette.pale],
      [1, palette.bright],
    ],
    [
      [0, '#fffdf5'],
      [1, '#ffe9b8'],
    ],
  ] as const;
  const isGold = font === 'cinzel' || font === 'limelight' || game.classify === 'JP';
  return {
    font,
    fill: (isGold ? fills[0] : fills[index % 3]) ?? fills[0],
    stroke: isGold ? gold.dark : palette.night,
    halo: palette.night,
    capitals: capitalFonts.has(font),
    arc: game.type === 'RNG' || game.type === 'JL' || game.type === 'FISH' ? 0.16 : 0,
    slant: game.type === 'SPORTS' || game.type === 'ESPORTS' ? -9 : 0,
  };
}

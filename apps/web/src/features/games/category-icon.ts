import type { ActiveGameType } from '@pavilion/domain/game/game-type';
import { facebook } from '@pavilion/ui/icons/facebook-icon.ts';
import { gift } from '@pavilion/ui/icons/first-icons.ts';
import { flame } from '@pavilion/ui/icons/home-icons.ts';
import {
  bird,
  cherry,
  club,
  diamond,
  dices,
  fish,
  gamepad,
  spade,
  sparkles,
  ticket,
  trophy,
  video,
} from './catalogue/category-shapes.ts';

/** The icon of each entry of the game-entry menu. */
export const categoryIcons = {
  HOME: sparkles,
  HOT: flame,
  RNG: cherry,
  JL: diamond,
  LIVE: club,
  FISH: fish,
  SPORTS: trophy,
  ESPORTS: gamepad,
  PVP: spade,
  LOTT: ticket,
  ELOTT: dices,
  COCKFIGHT: bird,
  PROMO: gift,
  FACEBOOK: facebook,
  LIVESTREAM: video,
} as const satisfies Record<ActiveGameType, string>;

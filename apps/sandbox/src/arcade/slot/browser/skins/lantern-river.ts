import { icon as diyaLamp } from 'icon:fluent-emoji-flat/diya-lamp';
import { icon as dragonFace } from 'icon:fluent-emoji-flat/dragon-face';
import { icon as foldingHandFan } from 'icon:fluent-emoji-flat/folding-hand-fan';
import { icon as glowingStar } from 'icon:fluent-emoji-flat/glowing-star';
import { icon as moonCake } from 'icon:fluent-emoji-flat/moon-cake';
import { icon as redPaperLantern } from 'icon:fluent-emoji-flat/red-paper-lantern';
import { icon as pagoda } from 'icon:game-icons/pagoda';
import { icon as paperLantern } from 'icon:game-icons/paper-lantern';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: {
    A: redPaperLantern,
    B: diyaLamp,
    C: foldingHandFan,
    D: moonCake,
    W: dragonFace,
    S: glowingStar,
  },
  horizon: [pagoda, paperLantern],
  colours: {
    sky: ['#140a24', '#4a1438', '#d9582f'],
    ground: '#2a0d1c',
    silhouette: '#22081b',
    light: '#ffb648',
    frame: ['#ffd37a', '#a8521b'],
    reel: ['#2b0f22', '#4c1a35'],
    letters: ['#ffcf5c', '#ff8a5c', '#f2608a', '#b98cff', '#7fb8ff'],
  },
};

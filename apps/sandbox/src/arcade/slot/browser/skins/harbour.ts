import { icon as anchor } from 'icon:fluent-emoji-flat/anchor';
import { icon as compass } from 'icon:fluent-emoji-flat/compass';
import { icon as lobster } from 'icon:fluent-emoji-flat/lobster';
import { icon as ringBuoy } from 'icon:fluent-emoji-flat/ring-buoy';
import { icon as sailboat } from 'icon:fluent-emoji-flat/sailboat';
import { icon as worldMap } from 'icon:fluent-emoji-flat/world-map';
import { icon as lighthouse } from 'icon:game-icons/lighthouse';
import { icon as smallFishingSailboat } from 'icon:game-icons/small-fishing-sailboat';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: { A: sailboat, B: lobster, C: anchor, D: ringBuoy, W: worldMap, S: compass },
  horizon: [lighthouse, smallFishingSailboat],
  colours: {
    sky: ['#0e1b33', '#3a4a73', '#f09a6a'],
    ground: '#0b2236',
    silhouette: '#102642',
    light: '#ffe2a6',
    frame: ['#f5d9a0', '#7a4a28'],
    reel: ['#0d1e35', '#1d3657'],
    letters: ['#ffd36b', '#ff8f70', '#ffb08c', '#7fd0e0', '#9fb4ff'],
  },
};

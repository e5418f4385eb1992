import { icon as butterfly } from 'icon:fluent-emoji-flat/butterfly';
import { icon as eagle } from 'icon:fluent-emoji-flat/eagle';
import { icon as hibiscus } from 'icon:fluent-emoji-flat/hibiscus';
import { icon as monkeyFace } from 'icon:fluent-emoji-flat/monkey-face';
import { icon as parrot } from 'icon:fluent-emoji-flat/parrot';
import { icon as tigerFace } from 'icon:fluent-emoji-flat/tiger-face';
import { icon as monsteraLeaf } from 'icon:game-icons/monstera-leaf';
import { icon as palmTree } from 'icon:game-icons/palm-tree';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: { A: eagle, B: monkeyFace, C: parrot, D: butterfly, W: tigerFace, S: hibiscus },
  horizon: [palmTree, monsteraLeaf],
  colours: {
    sky: ['#06231f', '#17604a', '#c9d36a'],
    ground: '#07241a',
    silhouette: '#062a20',
    light: '#e6f27c',
    frame: ['#e7d58a', '#4d6b25'],
    reel: ['#082820', '#114334'],
    letters: ['#ffd75e', '#ffa057', '#8fe07a', '#5fd0c5', '#ff8fb0'],
  },
};

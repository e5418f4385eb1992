import { icon as bell } from 'icon:fluent-emoji-flat/bell';
import { icon as cherries } from 'icon:fluent-emoji-flat/cherries';
import { icon as fourLeafClover } from 'icon:fluent-emoji-flat/four-leaf-clover';
import { icon as grapes } from 'icon:fluent-emoji-flat/grapes';
import { icon as lemon } from 'icon:fluent-emoji-flat/lemon';
import { icon as watermelon } from 'icon:fluent-emoji-flat/watermelon';
import { icon as fruitTree } from 'icon:game-icons/fruit-tree';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: { A: watermelon, B: cherries, C: grapes, D: lemon, W: fourLeafClover, S: bell },
  horizon: [fruitTree, fruitTree],
  colours: {
    sky: ['#1c2340', '#7a4a5c', '#f0a35a'],
    ground: '#2b3a1d',
    silhouette: '#2a2b2b',
    light: '#ffe08a',
    frame: ['#f7e2a5', '#8c5a22'],
    reel: ['#241a1d', '#43302b'],
    letters: ['#ffd25e', '#ff8f6b', '#ef6d83', '#9ddc72', '#83c5ff'],
  },
};

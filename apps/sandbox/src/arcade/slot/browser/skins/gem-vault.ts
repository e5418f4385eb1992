import { icon as coin } from 'icon:fluent-emoji-flat/coin';
import { icon as crown } from 'icon:fluent-emoji-flat/crown';
import { icon as gemStone } from 'icon:fluent-emoji-flat/gem-stone';
import { icon as moneyBag } from 'icon:fluent-emoji-flat/money-bag';
import { icon as oldKey } from 'icon:fluent-emoji-flat/old-key';
import { icon as ring } from 'icon:fluent-emoji-flat/ring';
import { icon as crystalCluster } from 'icon:game-icons/crystal-cluster';
import { icon as crystalGrowth } from 'icon:game-icons/crystal-growth';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: { A: gemStone, B: ring, C: moneyBag, D: coin, W: crown, S: oldKey },
  horizon: [crystalCluster, crystalGrowth],
  colours: {
    sky: ['#0c0f2b', '#2b2a77', '#7d5fd6'],
    ground: '#10123a',
    silhouette: '#14154a',
    light: '#c6b8ff',
    frame: ['#ffe6a3', '#9a6a1c'],
    reel: ['#11133a', '#23265f'],
    letters: ['#ffd25c', '#ff8fa0', '#c79bff', '#7db6ff', '#7be3d0'],
  },
};

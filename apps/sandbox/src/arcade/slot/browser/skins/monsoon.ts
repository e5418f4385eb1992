import { icon as storm } from 'icon:fluent-emoji-flat/cloud-with-lightning-and-rain';
import { icon as highVoltage } from 'icon:fluent-emoji-flat/high-voltage';
import { icon as kite } from 'icon:fluent-emoji-flat/kite';
import { icon as lotus } from 'icon:fluent-emoji-flat/lotus';
import { icon as rainbow } from 'icon:fluent-emoji-flat/rainbow';
import { icon as umbrellaWithRainDrops } from 'icon:fluent-emoji-flat/umbrella-with-rain-drops';
import { icon as heavyRain } from 'icon:game-icons/heavy-rain';
import { icon as palmTree } from 'icon:game-icons/palm-tree';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: {
    A: storm,
    B: kite,
    C: umbrellaWithRainDrops,
    D: lotus,
    W: highVoltage,
    S: rainbow,
  },
  horizon: [palmTree, heavyRain],
  colours: {
    sky: ['#0b1424', '#2b4166', '#7f9bb8'],
    ground: '#0d1c2c',
    silhouette: '#11253a',
    light: '#bfe0ff',
    frame: ['#d5e6f5', '#3d5f86'],
    reel: ['#0c1829', '#1c314e'],
    letters: ['#ffd95e', '#ff9a78', '#ff86b3', '#8fb5ff', '#71dcd0'],
  },
};

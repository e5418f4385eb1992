import { icon as bubbleTea } from 'icon:fluent-emoji-flat/bubble-tea';
import { icon as dumpling } from 'icon:fluent-emoji-flat/dumpling';
import { icon as fire } from 'icon:fluent-emoji-flat/fire';
import { icon as friedShrimp } from 'icon:fluent-emoji-flat/fried-shrimp';
import { icon as steamingBowl } from 'icon:fluent-emoji-flat/steaming-bowl';
import { icon as takeoutBox } from 'icon:fluent-emoji-flat/takeout-box';
import { icon as noodles } from 'icon:game-icons/noodles';
import { icon as paperLantern } from 'icon:game-icons/paper-lantern';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: { A: friedShrimp, B: dumpling, C: steamingBowl, D: takeoutBox, W: fire, S: bubbleTea },
  horizon: [paperLantern, noodles],
  colours: {
    sky: ['#0b0a1f', '#38124f', '#c12a6b'],
    ground: '#160a24',
    silhouette: '#170827',
    light: '#ff6fb5',
    frame: ['#ff9ecb', '#6f1f76'],
    reel: ['#170b2a', '#341449'],
    letters: ['#ffd65c', '#ff8b5e', '#ff5f9e', '#8f8bff', '#58d6ff'],
  },
};

import { icon as octopus } from 'icon:fluent-emoji-flat/octopus';
import { icon as oyster } from 'icon:fluent-emoji-flat/oyster';
import { icon as spiralShell } from 'icon:fluent-emoji-flat/spiral-shell';
import { icon as tridentEmblem } from 'icon:fluent-emoji-flat/trident-emblem';
import { icon as tropicalFish } from 'icon:fluent-emoji-flat/tropical-fish';
import { icon as turtle } from 'icon:fluent-emoji-flat/turtle';
import { icon as coral } from 'icon:game-icons/coral';
import { icon as whaleTail } from 'icon:game-icons/whale-tail';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: { A: octopus, B: turtle, C: tropicalFish, D: spiralShell, W: tridentEmblem, S: oyster },
  horizon: [coral, whaleTail],
  colours: {
    sky: ['#04182f', '#075a7a', '#1fb3a9'],
    ground: '#04283a',
    silhouette: '#052f44',
    light: '#9ff5e1',
    frame: ['#c9f7ea', '#1f7d86'],
    reel: ['#04263a', '#0a4a5f'],
    letters: ['#ffd36b', '#ff9f7a', '#7de0c3', '#7cc4ff', '#b9a5ff'],
  },
};

import { icon as alienMonster } from 'icon:fluent-emoji-flat/alien-monster';
import { icon as astronaut } from 'icon:fluent-emoji-flat/astronaut';
import { icon as comet } from 'icon:fluent-emoji-flat/comet';
import { icon as ringedPlanet } from 'icon:fluent-emoji-flat/ringed-planet';
import { icon as rocket } from 'icon:fluent-emoji-flat/rocket';
import { icon as satellite } from 'icon:fluent-emoji-flat/satellite';
import { icon as moonOrbit } from 'icon:game-icons/moon-orbit';
import { icon as observatory } from 'icon:game-icons/observatory';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: { A: ringedPlanet, B: astronaut, C: satellite, D: alienMonster, W: rocket, S: comet },
  horizon: [moonOrbit, observatory],
  colours: {
    sky: ['#05060f', '#171a4d', '#56409c'],
    ground: '#080a1f',
    silhouette: '#0c0e2d',
    light: '#9fc0ff',
    frame: ['#cfd9ff', '#45508f'],
    reel: ['#090b22', '#191c4a'],
    letters: ['#ffd75e', '#ff8f7d', '#d28bff', '#79a8ff', '#66e0e8'],
  },
};

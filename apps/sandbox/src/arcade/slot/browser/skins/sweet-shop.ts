import { icon as birthdayCake } from 'icon:fluent-emoji-flat/birthday-cake';
import { icon as candy } from 'icon:fluent-emoji-flat/candy';
import { icon as doughnut } from 'icon:fluent-emoji-flat/doughnut';
import { icon as iceCream } from 'icon:fluent-emoji-flat/ice-cream';
import { icon as lollipop } from 'icon:fluent-emoji-flat/lollipop';
import { icon as wrappedGift } from 'icon:fluent-emoji-flat/wrapped-gift';
import { icon as candyCanes } from 'icon:game-icons/candy-canes';
import { icon as cupcake } from 'icon:game-icons/cupcake';
import type { Skin } from './skin.ts';

export const skin: Skin = {
  pictures: { A: birthdayCake, B: doughnut, C: iceCream, D: lollipop, W: candy, S: wrappedGift },
  horizon: [cupcake, candyCanes],
  colours: {
    sky: ['#3a1440', '#a33d7d', '#ffb199'],
    ground: '#3d1540',
    silhouette: '#4b1b4d',
    light: '#ffe3f1',
    frame: ['#fff0d6', '#d0629a'],
    reel: ['#3a1440', '#5e2560'],
    letters: ['#ffd76b', '#ff9a7b', '#ff7fb4', '#a99bff', '#7fdcd8'],
  },
};

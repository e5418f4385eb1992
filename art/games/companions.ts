import type { CatalogueGame } from './catalogue-game.ts';

/** Icons that suit the theme of a game, by its skin. */
const bySkin: Readonly<Record<string, readonly string[]>> = {
  reef: ['tropical-fish', 'spiral-shell', 'coral', 'oyster', 'blowfish', 'bubbles'],
  harbour: ['anchor', 'sailboat', 'ring-buoy', 'compass', 'lobster', 'bell'],
  tide: ['spiral-shell', 'bubbles', 'water-wave', 'crab'],
  monsoon: ['high-voltage', 'umbrella', 'hibiscus', 'frog', 'droplet', 'cloud-with-rain'],
  rainforest: ['parrot', 'hibiscus', 'butterfly', 'herb', 'coconut', 'lizard'],
  bamboo: ['pine-decoration', 'herb', 'panda', 'teacup-without-handle'],
  'night-market': [
    'dango',
    'takeout-box',
    'bubble-tea',
    'hot-pepper',
    'red-paper-lantern',
    'fried-shrimp',
  ],
  'sweet-shop': ['candy', 'lollipop', 'cupcake', 'doughnut', 'ice-cream', 'strawberry'],
  orchard: ['cherries', 'lemon', 'grapes', 'watermelon', 'mango', 'red-apple'],
  'gem-vault': ['gem-stone', 'crown', 'ring', 'coin', 'old-key', 'money-bag'],
  'star-voyage': ['ringed-planet', 'rocket', 'star', 'satellite', 'crescent-moon', 'comet'],
  'lantern-river': [
    'red-paper-lantern',
    'lotus',
    'koi',
    'diya-lamp',
    'cherry-blossom',
    'wind-chime',
  ],
  parol: ['glowing-star', 'sparkles', 'bell', 'wrapped-gift'],
  leaf: ['maple-leaf', 'chestnut', 'brown-mushroom', 'acorn'],
  copper: ['teapot', 'coin', 'herb', 'fire'],
  ice: ['snowflake', 'ice', 'cherries', 'ice-cream'],
  midnight: ['star', 'crescent-moon', 'owl', 'gem-stone'],
  deep: ['shark', 'squid', 'octopus', 'fish', 'jellyfish', 'whale'],
  lagoon: ['turtle', 'crab', 'tropical-fish', 'shrimp', 'dolphin', 'fish'],
};

/** Replacements for icons that are unclear at the size of a tile. */
const clearer: Readonly<Record<string, string>> = { 'dotted-six-pointed-star': 'glowing-star' };

export function subjectOf(game: CatalogueGame): string {
  return clearer[game.art.subject] ?? game.art.subject;
}

/** The most similar icons for those that the icon set does not have. */
const similar: Readonly<Record<string, string>> = {
  mango: 'tangerine',
  koi: 'fish',
  acorn: 'chestnut',
};

export function companionsOf(game: CatalogueGame): readonly string[] {
  const names = bySkin[game.skin] ?? ['coin', 'gem-stone', 'star', 'crown'];
  return names.map((name) => similar[name] ?? name);
}

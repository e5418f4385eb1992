import type { GameClassification, GameType } from './game-type.ts';

/** Section 3, "Category presets", in the order of the seed. */
export const categoryPresetCodes = [
  'CRASH',
  'NEW',
  'PROVIDER',
  'MEGAWAY',
  'FEATUREBUY',
  'BONUSGAME',
  'GAMESHOW',
  'RNG',
  'LIVE',
  'FISH',
  'TG',
  'BG',
  'SPORTS',
] as const;

export type CategoryPresetCode = (typeof categoryPresetCodes)[number];

/** Presets that neither type nor classification determines: the site names their games. */
export const markedPresets = [
  'CRASH',
  'MEGAWAY',
  'FEATUREBUY',
  'BONUSGAME',
  'GAMESHOW',
  'BG',
] as const satisfies readonly CategoryPresetCode[];

export type MarkedPreset = (typeof markedPresets)[number];

export type CategoryPreset = {
  code: CategoryPresetCode;
  /** Empty for games of every type. */
  gameType: GameType | '';
  /** Empty for every classification. */
  gameClassify: GameClassification | '';
};

const ofType = (code: CategoryPresetCode, gameType: GameType): CategoryPreset => ({
  code,
  gameType,
  gameClassify: '',
});

/** The filter of each preset; PROVIDER is all games, which a client lists by provider. */
export const categoryPresets: readonly CategoryPreset[] = [
  ofType('CRASH', 'RNG'),
  { code: 'NEW', gameType: '', gameClassify: '' },
  { code: 'PROVIDER', gameType: '', gameClassify: '' },
  ofType('MEGAWAY', 'RNG'),
  ofType('FEATUREBUY', 'RNG'),
  ofType('BONUSGAME', 'RNG'),
  ofType('GAMESHOW', 'LIVE'),
  ofType('RNG', 'RNG'),
  ofType('LIVE', 'LIVE'),
  ofType('FISH', 'FISH'),
  { code: 'TG', gameType: 'RNG', gameClassify: 'TG' },
  ofType('BG', 'PVP'),
  ofType('SPORTS', 'SPORTS'),
];

export type PresetGame = {
  gameType: GameType;
  classify: readonly GameClassification[];
  new: boolean;
  presets?: readonly MarkedPreset[] | undefined;
};

const isMarked = (code: CategoryPresetCode): code is MarkedPreset =>
  (markedPresets as readonly string[]).includes(code);

/** Whether a game belongs to a preset. A mark of the site counts whatever the type. */
export function isOfPreset(game: PresetGame, code: CategoryPresetCode): boolean {
  if (isMarked(code)) return game.presets?.includes(code) === true;
  if (code === 'NEW') return game.new;
  const preset = categoryPresets.find((one) => one.code === code);
  if (!preset) return false;
  const isType = preset.gameType === '' || game.gameType === preset.gameType;
  return isType && (preset.gameClassify === '' || game.classify.includes(preset.gameClassify));
}

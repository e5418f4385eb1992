import type { Language } from '#arcade/play/play-state.ts';
import type { JackpotTier } from '../models.ts';

export type SlotTexts = {
  wild: string;
  bonus: string;
  spin: string;
  stop: string;
  betLess: string;
  betMore: string;
  turbo: string;
  auto: string;
  autoTitle: string;
  autoSpins: string;
  autoLoss: string;
  autoNoLimit: string;
  autoFeature: string;
  autoStart: string;
  autoTimes: (stakes: number) => string;
  goodLuck: string;
  linesInPlay: (lines: number) => string;
  noWin: string;
  totalWin: string;
  freeSpins: string;
  freeSpinOf: (spin: number, total: number) => string;
  moreFreeSpins: (count: number) => string;
  allWinsTimes: (multiplier: number) => string;
  freeSpinsWon: string;
  bigWin: string;
  hugeWin: string;
  jackpots: Readonly<Record<JackpotTier['name'], string>>;
  jackpot: string;
  tapToGoOn: string;
  paysHead: string;
  paysNote: string;
  wildNote: string;
  bonusNote: (multiplier: number) => string;
  jackpotNote: string;
  linesHead: string;
  chanceNote: string;
};

const english: SlotTexts = {
  wild: 'WILD',
  bonus: 'BONUS',
  spin: 'Spin',
  stop: 'Stop',
  betLess: 'Lower bet',
  betMore: 'Raise bet',
  turbo: 'Turbo',
  auto: 'Auto',
  autoTitle: 'Auto spin',
  autoSpins: 'Spins',
  autoLoss: 'Stop on loss of',
  autoNoLimit: 'No limit',
  autoFeature: 'Stop on free spins',
  autoStart: 'Start auto spin',
  autoTimes: (stakes) => `${stakes}× bet`,
  goodLuck: 'Good luck',
  linesInPlay: (lines) => `${lines} lines`,
  noWin: 'No win this time',
  totalWin: 'Total win',
  freeSpins: 'Free spins',
  freeSpinOf: (spin, total) => `Free spin ${spin} of ${total}`,
  moreFreeSpins: (count) => `${count} more free spins`,
  allWinsTimes: (multiplier) => `All wins ×${multiplier}`,
  freeSpinsWon: 'Free spins won',
  bigWin: 'Big win',
  hugeWin: 'Huge win',
  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  jackpot: 'Jackpot',
  tapToGoOn: 'Tap to continue',
  paysHead: 'Paytable at this bet',
  paysNote: 'Wins count from left to right along a line. Only the highest win per line is paid.',
  wildNote: 'Replaces all symbols except the bonus. Appears on reels 2 to 5.',
  bonusNote: (multiplier) =>
    `Counts anywhere. Three or more start free spins with all wins ×${multiplier}. ` +
    'You can win more free spins during free spins.',
  jackpotNote: 'Any paid spin can win one of four fixed jackpots, each a multiple of the bet.',
  linesHead: 'Lines',
  chanceNote: 'Every result is random and does not depend on earlier results.',
};

const filipino: SlotTexts = {
  wild: 'WILD',
  bonus: 'BONUS',
  spin: 'Spin',
  stop: 'Stop',
  betLess: 'Babaan ang taya',
  betMore: 'Taasan ang taya',
  turbo: 'Turbo',
  auto: 'Auto',
  autoTitle: 'Auto spin',
  autoSpins: 'Spins',
  autoLoss: 'Huminto kapag natalo ng',
  autoNoLimit: 'Walang limit',
  autoFeature: 'Huminto sa free spins',
  autoStart: 'Simulan ang auto spin',
  autoTimes: (stakes) => `${stakes}× taya`,
  goodLuck: 'Good luck',
  linesInPlay: (lines) => `${lines} lines`,
  noWin: 'Walang panalo ngayon',
  totalWin: 'Kabuuang panalo',
  freeSpins: 'Free spins',
  freeSpinOf: (spin, total) => `Free spin ${spin} sa ${total}`,
  moreFreeSpins: (count) => `${count} pang free spins`,
  allWinsTimes: (multiplier) => `Lahat ng panalo ×${multiplier}`,
  freeSpinsWon: 'Panalo sa free spins',
  bigWin: 'Big win',
  hugeWin: 'Huge win',
  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  jackpot: 'Jackpot',
  tapToGoOn: 'I-tap para magpatuloy',
  paysHead: 'Paytable sa tayang ito',
  paysNote:
    'Binibilang mula kaliwa pakanan sa linya. Pinakamataas na panalo lang bawat linya ang bayad.',
  wildNote: 'Pumapalit sa lahat ng symbol maliban sa bonus. Lumalabas sa reels 2 hanggang 5.',
  bonusNote: (multiplier) =>
    `Bilang kahit saan. Tatlo o higit pa ang nagsisimula ng free spins, panalo ×${multiplier}. ` +
    'Puwedeng manalo ng dagdag na free spins habang free spins.',
  jackpotNote: 'Bawat bayad na spin ay puwedeng manalo ng isa sa apat na fixed jackpot.',
  linesHead: 'Mga linya',
  chanceNote: 'Random ang bawat resulta at hindi nakasalalay sa mga nauna.',
};

export const slotTexts: Readonly<Record<Language, SlotTexts>> = { EN: english, TY: filipino };

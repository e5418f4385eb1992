import type { Language } from '../../vendor/play/play-state.ts';
import type { JackpotTier } from '../../vendor/slot/models.ts';

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
  betLess: 'Lower the bet',
  betMore: 'Raise the bet',
  turbo: 'Turbo',
  auto: 'Auto',
  autoTitle: 'Auto spin',
  autoSpins: 'Spins',
  autoLoss: 'Stop after losing',
  autoNoLimit: 'No limit',
  autoFeature: 'Stop at free spins',
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
  tapToGoOn: 'Tap to go on',
  paysHead: 'What the symbols pay at this bet',
  paysNote: 'Wins count from the left reel along a line. The highest win of each line is paid.',
  wildNote: 'Stands in for every symbol but the bonus. It appears on reels 2 to 5.',
  bonusNote: (multiplier) =>
    `Counts anywhere. Three or more start free spins, in which every win is paid ×${multiplier}. ` +
    'More can be won during free spins.',
  jackpotNote: 'Any paid spin can win one of four fixed jackpots, each a multiple of the bet.',
  linesHead: 'Lines',
  chanceNote: 'Every result is drawn at random and does not depend on earlier results.',
};

const filipino: SlotTexts = {
  wild: 'WILD',
  bonus: 'BONUS',
  spin: 'Ikot',
  stop: 'Tigil',
  betLess: 'Babaan ang taya',
  betMore: 'Taasan ang taya',
  turbo: 'Turbo',
  auto: 'Auto',
  autoTitle: 'Auto ikot',
  autoSpins: 'Bilang ng ikot',
  autoLoss: 'Tumigil kapag natalo ng',
  autoNoLimit: 'Walang limitasyon',
  autoFeature: 'Tumigil sa libreng ikot',
  autoStart: 'Simulan ang auto ikot',
  autoTimes: (stakes) => `${stakes}× taya`,
  goodLuck: 'Suwertehin ka nawa',
  linesInPlay: (lines) => `${lines} linya`,
  noWin: 'Walang panalo ngayon',
  totalWin: 'Kabuuang panalo',
  freeSpins: 'Libreng ikot',
  freeSpinOf: (spin, total) => `Libreng ikot ${spin} sa ${total}`,
  moreFreeSpins: (count) => `${count} pang libreng ikot`,
  allWinsTimes: (multiplier) => `Lahat ng panalo ×${multiplier}`,
  freeSpinsWon: 'Panalo sa libreng ikot',
  bigWin: 'Malaking panalo',
  hugeWin: 'Napakalaking panalo',
  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  jackpot: 'Jackpot',
  tapToGoOn: 'Tapikin para magpatuloy',
  paysHead: 'Bayad ng mga simbolo sa tayang ito',
  paysNote: 'Binibilang mula sa kaliwa sa bawat linya. Ang pinakamataas sa linya ang binabayaran.',
  wildNote: 'Humahalili sa lahat maliban sa bonus. Lumalabas sa ika-2 hanggang ika-5 rolyo.',
  bonusNote: (multiplier) =>
    `Binibilang saanman. Tatlo o higit ang nagsisimula ng libreng ikot na bayad ×${multiplier}. ` +
    'Puwedeng manalo ng dagdag habang libre ang ikot.',
  jackpotNote: 'Bawat bayad na ikot ay puwedeng manalo ng isa sa apat na takdang jackpot.',
  linesHead: 'Mga linya',
  chanceNote: 'Random ang bawat resulta at hindi nakasalalay sa mga nauna.',
};

export const slotTexts: Readonly<Record<Language, SlotTexts>> = { EN: english, TY: filipino };

import type { Messages } from '../message.ts';

/** Texts of the tiles with odds. */
export const lotteryTilesMessages = {
  'lottery.tiles.hint': {
    EN: 'Tap to put a chip on. Hold, or press minus, to take it off.',
    TY: 'Pindutin para maglagay ng chip. Diinan nang matagal, o pindutin ang minus, para alisin.',
  },
  'lottery.tiles.tile': { EN: '{option}, {odds}', TY: '{option}, {odds}' },
  'lottery.tiles.tile.on': {
    EN: '{option}, {odds}, {amount} on it',
    TY: '{option}, {odds}, may {amount}',
  },
  'lottery.tiles.off': { EN: 'Take {amount} off: {option}', TY: 'Alisin ang {amount}: {option}' },
  'lottery.tiles.chips': { EN: 'Chip', TY: 'Chip' },
  'lottery.tiles.own': { EN: 'Other', TY: 'Iba pa' },
  'lottery.tiles.own.amount': { EN: 'Amount of your chip', TY: 'Halaga ng chip mo' },
  'lottery.tiles.amount': { EN: 'Amount of each bet', TY: 'Halaga ng bawat taya' },
  'lottery.tiles.amount.chip': { EN: 'Set to {amount}', TY: 'Gawing {amount}' },
  'lottery.tiles.pick': {
    EN: '{count, plural, one {Choose # number or more.} other {Choose # numbers or more.}}',
    TY: '{count, plural, one {Pumili ng # numero o higit pa.} other {Pumili ng # numero o higit pa.}}',
  },
  'lottery.tiles.more': {
    EN: '{count, plural, one {Choose # more number.} other {Choose # more numbers.}}',
    TY: '{count, plural, one {Pumili pa ng # numero.} other {Pumili pa ng # numero.}}',
  },
  'lottery.tiles.odds': { EN: 'Odds {odds}', TY: 'Odds {odds}' },
  'lottery.tiles.odds.two.three': {
    EN: 'Odds {two} for two numbers, {three} for three',
    TY: 'Odds {two} sa dalawang numero, {three} sa tatlo',
  },
  'lottery.tiles.repeat': { EN: 'Repeat last', TY: 'Ulitin ang huli' },
  'lottery.tiles.least': {
    EN: 'Each bet needs {amount} or more.',
    TY: 'Kailangan ng {amount} o higit pa ang bawat taya.',
  },
  'lottery.tiles.most': {
    EN: 'One order can hold {amount} at most.',
    TY: 'Hanggang {amount} lang ang isang order.',
  },
  'lottery.tiles.win': {
    EN: 'One draw pays {amount} at most, and this could win more. Bet less.',
    TY: 'Hanggang {amount} ang bayad ng isang draw, at maaaring lumampas ito. Bawasan ang taya.',
  },
  'lottery.tiles.bets': {
    EN: '{play}: {count} bets at most. Choose fewer numbers.',
    TY: '{play}: hanggang {count} taya lang. Bawasan ang mga numero.',
  },
  'lottery.tiles.lines': {
    EN: 'One order can hold {count} lines at most. Put the same amount on more tiles.',
    TY: 'Hanggang {count} linya lang ang isang order. Gawing pareho ang halaga sa mas maraming tile.',
  },
  'lottery.tiles.closed': {
    EN: '{play} takes no bets now. Take it off to bet.',
    TY: 'Hindi tumatanggap ng taya ang {play} ngayon. Alisin ito para makataya.',
  },
  'lottery.tiles.dragon': { EN: 'dragon', TY: 'dragon' },
  'lottery.tiles.tiger': { EN: 'tiger', TY: 'tigre' },
  'lottery.tiles.tie': { EN: 'tie', TY: 'tabla' },
  'lottery.tiles.triple': { EN: 'triple', TY: 'tatlong pareho' },
  'lottery.tiles.straight': { EN: 'straight', TY: 'sunod-sunod' },
  'lottery.tiles.pair': { EN: 'pair', TY: 'pares na pareho' },
  'lottery.tiles.halfStraight': { EN: 'half-straight', TY: 'dalawang magkasunod' },
  'lottery.tiles.mixed': { EN: 'mixed', TY: 'halo-halo' },
  'lottery.tiles.bigOdd': { EN: 'big odd', TY: 'malaking gansal' },
  'lottery.tiles.bigEven': { EN: 'big even', TY: 'malaking pares' },
  'lottery.tiles.smallOdd': { EN: 'small odd', TY: 'maliit na gansal' },
  'lottery.tiles.smallEven': { EN: 'small even', TY: 'maliit na pares' },
  'lottery.tiles.extremeBig': { EN: 'extreme big', TY: 'pinakamalaki' },
  'lottery.tiles.extremeSmall': { EN: 'extreme small', TY: 'pinakamaliit' },
  'lottery.tiles.rat': { EN: 'rat', TY: 'daga' },
  'lottery.tiles.ox': { EN: 'ox', TY: 'baka' },
  'lottery.tiles.rabbit': { EN: 'rabbit', TY: 'kuneho' },
  'lottery.tiles.snake': { EN: 'snake', TY: 'ahas' },
  'lottery.tiles.horse': { EN: 'horse', TY: 'kabayo' },
  'lottery.tiles.goat': { EN: 'goat', TY: 'kambing' },
  'lottery.tiles.monkey': { EN: 'monkey', TY: 'unggoy' },
  'lottery.tiles.rooster': { EN: 'rooster', TY: 'tandang' },
  'lottery.tiles.dog': { EN: 'dog', TY: 'aso' },
  'lottery.tiles.pig': { EN: 'pig', TY: 'baboy' },
} as const satisfies Messages;

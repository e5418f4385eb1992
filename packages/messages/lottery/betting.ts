import type { Messages } from '../message.ts';

/** Texts of the betting page of a lottery that all its boards share. */
export const lotteryBettingMessages = {
  'lottery.view': { EN: 'Pages of this lottery', TY: 'Mga pahina ng lottery na ito' },
  'lottery.view.betting': { EN: 'Bet', TY: 'Tumaya' },
  'lottery.view.orders': { EN: 'My bets', TY: 'Mga taya ko' },
  'lottery.view.chart': { EN: 'Chart', TY: 'Tsart' },
  'lottery.view.rules': { EN: 'Rules', TY: 'Mga patakaran' },
  'lottery.choose': { EN: 'Choose a lottery', TY: 'Pumili ng lottery' },
  'lottery.mode': { EN: 'Way of betting', TY: 'Paraan ng pagtaya' },
  'lottery.mode.trad': { EN: 'Rows of numbers', TY: 'Hanay ng numero' },
  'lottery.mode.ent': { EN: 'Odds', TY: 'Odds' },
  'lottery.groups': { EN: 'Kinds of bets', TY: 'Mga uri ng taya' },
  'lottery.plays': { EN: 'Choose a bet', TY: 'Pumili ng taya' },
  'lottery.play.closed': { EN: 'takes no bets now', TY: 'hindi tumatanggap ng taya' },
  'lottery.bets': {
    EN: '{count, plural, one {# bet} other {# bets}}',
    TY: '{count, plural, one {# taya} other {# taya}}',
  },
  'lottery.stake.of': { EN: 'Stake {amount}', TY: 'Taya {amount}' },
  'lottery.win.most': { EN: 'Win up to {amount}', TY: 'Panalo hanggang {amount}' },
  'lottery.bet.add': { EN: 'Add', TY: 'Idagdag' },
  'lottery.bet.now': { EN: 'Bet now', TY: 'Tumaya na' },
  'lottery.bet.clear': { EN: 'Clear', TY: 'Burahin' },
  'lottery.cart.open': {
    EN: 'Cart, {count, plural, one {# line} other {# lines}}',
    TY: 'Cart, {count, plural, one {# linya} other {# linya}}',
  },
  'lottery.bet.closed': {
    EN: 'Draw {numero} takes no more bets. What you chose stays for draw {next}.',
    TY: 'Sarado na ang draw {numero}. Mananatili ang pinili mo para sa draw {next}.',
  },
  'lottery.bet.closed.wait': {
    EN: 'Draw {numero} takes no more bets. What you chose stays until the next draw opens.',
    TY: 'Sarado na ang draw {numero}. Mananatili ang pinili mo hanggang magbukas ang susunod.',
  },
  'lottery.bet.none': {
    EN: 'No draw takes bets now. You can choose, and bet once one opens.',
    TY: 'Walang draw na tumatanggap ng taya. Pumili na, at tumaya kapag may nagbukas.',
  },
  'lottery.drop': { EN: 'Drop the bets in the cart?', TY: 'Alisin ang mga taya sa cart?' },
  'lottery.drop.text': {
    EN: 'The cart holds bets of another lottery or way of betting. One cart holds one of them.',
    TY: 'May mga taya sa cart ng ibang lottery o paraan ng pagtaya. Isa lang ang kasya sa cart.',
  },
  'lottery.drop.yes': { EN: 'Drop them', TY: 'Alisin' },
  'lottery.drop.no': { EN: 'Keep them', TY: 'Panatilihin' },
} as const satisfies Messages;

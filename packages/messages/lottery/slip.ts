import type { Messages } from '../message.ts';

/** Texts of the cart, the confirmation and the chase. */
export const lotterySlipMessages = {
  'lottery.cart': { EN: 'Cart', TY: 'Cart' },
  'lottery.cart.none': {
    EN: 'The cart is empty. What you add stands here.',
    TY: 'Walang laman ang cart. Dito makikita ang idinagdag mo.',
  },
  'lottery.cart.clear': { EN: 'Clear all', TY: 'Burahin lahat' },
  'lottery.cart.clear.ask': { EN: 'Clear the cart?', TY: 'Burahin ang laman ng cart?' },
  'lottery.cart.keep': { EN: 'Keep', TY: 'Panatilihin' },
  'lottery.cart.delete': { EN: 'Delete line {number}', TY: 'Burahin ang linya {number}' },
  'lottery.cart.gone': {
    EN: 'No longer offered. Delete it to bet on the rest.',
    TY: 'Hindi na inaalok. Burahin ito para matayaan ang iba.',
  },
  'lottery.cart.bet': { EN: 'Bet', TY: 'Tumaya' },
  'lottery.line.more': {
    EN: '{balls} and {count, plural, one {# more} other {# more}}',
    TY: '{balls} at {count, plural, one {# pa} other {# pa}}',
  },
  'lottery.line.slider': {
    EN: 'Unit {unit} × {multiple}, series {series}',
    TY: 'Unit {unit} × {multiple}, series {series}',
  },
  'lottery.line.amount': { EN: '{amount} each', TY: '{amount} bawat isa' },
  'lottery.confirm': { EN: 'Check your bets', TY: 'Tingnan ang mga taya mo' },
  'lottery.confirm.bet': { EN: 'Bet {amount}', TY: 'Tumaya ng {amount}' },
  'lottery.confirm.odds': {
    EN: 'Bet {amount} at the new odds',
    TY: 'Tumaya ng {amount} sa bagong odds',
  },
  'lottery.confirm.login': { EN: 'Log in to bet', TY: 'Mag-log in para tumaya' },
  'lottery.confirm.next': {
    EN: 'Bet on draw {numero} instead',
    TY: 'Tumaya na lang sa draw {numero}',
  },
  'lottery.confirm.closed': {
    EN: 'Draw {numero} is closed. Nothing was placed.',
    TY: 'Sarado na ang draw {numero}. Walang nailagay na taya.',
  },
  'lottery.confirm.lost': {
    EN: 'No answer came, so your bets may have been placed. Ask again: they are placed once only.',
    TY: 'Walang dumating na sagot, kaya baka nailagay na ang taya mo. Magtanong ulit: isang beses lang ito ilalagay.',
  },
  'lottery.confirm.again': { EN: 'Ask again', TY: 'Magtanong ulit' },
  'lottery.confirm.before': {
    EN: 'An earlier order got no answer. See whether it was placed.',
    TY: 'Walang sagot sa naunang order. Tingnan kung nailagay ito.',
  },
  'lottery.fact.draw': { EN: 'Draw', TY: 'Draw' },
  'lottery.fact.draws': { EN: 'Draws', TY: 'Mga draw' },
  'lottery.fact.bets': { EN: 'Bets', TY: 'Mga taya' },
  'lottery.fact.stake': { EN: 'Stake', TY: 'Halaga ng taya' },
  'lottery.fact.whole': { EN: 'Stake, all draws', TY: 'Taya, lahat ng draw' },
  'lottery.fact.win': { EN: 'Possible win', TY: 'Posibleng panalo' },
  'lottery.fact.win.most': {
    EN: 'Possible win, highest of a draw',
    TY: 'Posibleng panalo, pinakamataas sa isang draw',
  },
  'lottery.fact.balance': { EN: 'Balance', TY: 'Balanse' },
  'lottery.fact.after': { EN: 'Balance after', TY: 'Balanse pagkatapos' },
  'lottery.fact.order': { EN: 'Order', TY: 'Order' },
  'lottery.fact.total': { EN: 'Total', TY: 'Kabuuan' },
  'lottery.odds.was': {
    EN: '{what}: {old}, now {new}',
    TY: '{what}: {old}, ngayon ay {new}',
  },
  'lottery.odds.less': {
    EN: 'These numbers may win less than the possible win shows.',
    TY: 'Maaaring mas mababa ang panalo ng mga numerong ito kaysa sa ipinapakitang posibleng panalo.',
  },
  'lottery.hint.line': { EN: 'Look at line {line}.', TY: 'Tingnan ang linya {line}.' },
  'lottery.hint.least': {
    EN: 'Line {line} needs at least {limit}.',
    TY: 'Kailangan ng linya {line} ng hindi bababa sa {limit}.',
  },
  'lottery.hint.most': { EN: 'The most is {limit}.', TY: 'Hanggang {limit} lang.' },
  'lottery.hint.left': {
    EN: 'Draw {numero} can still pay {left}.',
    TY: 'Hanggang {left} na lang ang mababayaran sa draw {numero}.',
  },
  'lottery.hint.left.number': {
    EN: 'Number {number} in draw {numero} can still pay {left}.',
    TY: 'Hanggang {left} na lang ang mababayaran sa numero {number} sa draw {numero}.',
  },
  'lottery.placed': { EN: 'Your bets are placed', TY: 'Nailagay na ang mga taya mo' },
  'lottery.placed.commit': {
    EN: 'It was fixed before betting. After the draw anyone can check with it that nothing was changed.',
    TY: 'Itinakda ito bago ang taya. Pagkatapos ng draw, masusuri nito ng kahit sino na walang binago.',
  },
  'lottery.chase': { EN: 'Chase', TY: 'Chase' },
  'lottery.chase.title': { EN: 'Bet on several draws', TY: 'Tumaya sa ilang draw' },
  'lottery.chase.change': { EN: 'Change the chase', TY: 'Baguhin ang chase' },
  'lottery.chase.end': { EN: 'One draw only', TY: 'Isang draw lang' },
  'lottery.chase.none': {
    EN: 'No draws can be chosen now.',
    TY: 'Walang draw na mapipili ngayon.',
  },
  'lottery.chase.first': { EN: 'First draw', TY: 'Unang draw' },
  'lottery.chase.count': { EN: 'Number of draws', TY: 'Bilang ng draw' },
  'lottery.chase.kind': { EN: 'How the stake goes on', TY: 'Paano magpapatuloy ang taya' },
  'lottery.chase.same': { EN: 'Same', TY: 'Pareho' },
  'lottery.chase.step': { EN: 'Step', TY: 'Hakbang' },
  'lottery.chase.profit': { EN: 'Profit', TY: 'Tubo' },
  'lottery.chase.multiple': { EN: 'Multiple', TY: 'Multiple' },
  'lottery.chase.start': { EN: 'First multiple', TY: 'Unang multiple' },
  'lottery.chase.every': { EN: 'Draws a step', TY: 'Draw bawat hakbang' },
  'lottery.chase.factor': { EN: 'Times a step', TY: 'Ulit bawat hakbang' },
  'lottery.chase.percent': { EN: 'Profit of a win in %', TY: 'Tubo ng panalo sa %' },
  'lottery.chase.whole': {
    EN: '{count, plural, one {# draw} other {# draws}}, {amount} in all',
    TY: '{count, plural, one {# draw} other {# draw}}, {amount} lahat',
  },
  'lottery.chase.risk': {
    EN: 'If no draw wins, all of it is lost.',
    TY: 'Kung walang manalo, mawawala ang lahat ng ito.',
  },
  'lottery.chase.of': { EN: 'Multiple of draw {numero}', TY: 'Multiple ng draw {numero}' },
  'lottery.chase.row': {
    EN: 'Stake {stake}, {sum} so far',
    TY: 'Taya {stake}, {sum} na lahat',
  },
  'lottery.chase.stops': { EN: 'Stop after a win', TY: 'Huminto pagkatapos manalo' },
  'lottery.chase.goes': {
    EN: 'Goes on after a win',
    TY: 'Tuloy pagkatapos manalo',
  },
  'lottery.chase.done': { EN: 'Go on', TY: 'Magpatuloy' },
  'lottery.chase.cut': {
    EN: 'The plan ends before its draw {draw}.',
    TY: 'Natatapos ang plano bago ang ika-{draw} na draw nito.',
  },
  'lottery.chase.cut.draws': {
    EN: 'No more draws can be chosen.',
    TY: 'Wala nang mapipiling draw.',
  },
  'lottery.chase.cut.profit': {
    EN: 'No multiple gives this profit.',
    TY: 'Walang multiple na magbibigay ng ganitong tubo.',
  },
  'lottery.chase.most.amount': {
    EN: 'An order can cost at most {limit}.',
    TY: 'Hanggang {limit} lang ang isang order.',
  },
  'lottery.chase.most.multiple': {
    EN: 'The multiple can be at most {limit}.',
    TY: 'Hanggang {limit} lang ang multiple.',
  },
  'lottery.chase.most.win': {
    EN: 'A draw can win at most {limit}.',
    TY: 'Hanggang {limit} lang ang panalo sa isang draw.',
  },
  'lottery.chase.take': { EN: 'Take at least one draw.', TY: 'Pumili ng kahit isang draw.' },
  'lottery.chase.number': {
    EN: 'Type whole numbers from 1.',
    TY: 'Maglagay ng buong numero mula 1.',
  },
} as const satisfies Messages;

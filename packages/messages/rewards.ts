import type { Messages } from './message.ts';

/** Texts of the reward center, which the server writes too where a list carries them. */
export const rewardsMessages = {
  'rewards.ready': { EN: 'Ready to claim', TY: 'Puwede nang i-claim' },
  'rewards.waiting': { EN: 'Pending', TY: 'Pending' },
  'rewards.wagering': { EN: 'In wagering', TY: 'Itinataya pa' },
  'rewards.history': { EN: 'History', TY: 'History' },
  'rewards.since': { EN: 'Since {at}', TY: 'Mula {at}' },
  'rewards.until': { EN: 'Claim by {at}', TY: 'I-claim hanggang {at}' },
  'rewards.unlock.until': { EN: 'Open until {at}', TY: 'Bukas hanggang {at}' },
  'rewards.endsSoon': { EN: 'Ends soon', TY: 'Malapit nang matapos' },
  'rewards.wager': {
    EN: 'Wager it {times, plural, one {# time} other {# times}} before you withdraw it',
    TY: 'Itaya nang {times, plural, one {# beses} other {# beses}} bago i-withdraw',
  },
  'rewards.terms': {
    EN: 'Within {days, plural, one {# day} other {# days}}, on {games}',
    TY: 'Sa loob ng {days, plural, one {# araw} other {# araw}}, sa {games}',
  },
  'rewards.points': {
    EN: '{points, plural, one {# point} other {# points}}',
    TY: '{points, plural, =1 {# point} other {# points}}',
  },
  'rewards.void': {
    EN: 'This reward is no longer available. Our support answers questions about it.',
    TY: 'Wala na ang reward na ito. Magtanong sa support namin tungkol dito.',
  },
  'rewards.claimed.bonus': {
    EN: '{amount} was added to your bonuses',
    TY: 'Naidagdag sa mga bonus mo ang {amount}',
  },
  'rewards.claimed.points': {
    EN: 'You got {amount}',
    TY: 'Nakuha mo ang {amount}',
  },
  'rewards.badge': {
    EN: '{count, plural, one {# reward to claim} other {# rewards to claim}}',
    TY: '{count, plural, one {# reward na puwedeng i-claim} other {# reward na puwedeng i-claim}}',
  },
  'rewards.claimAll': {
    EN: 'Claim all {count}',
    TY: 'I-claim ang lahat ng {count}',
  },
  'rewards.claimAll.done': {
    EN: '{done, plural, one {# reward claimed} other {# rewards claimed}}',
    TY: '{done, plural, one {# reward ang na-claim} other {# reward ang na-claim}}',
  },
  'rewards.claimAll.some': {
    EN: '{done} of {all} rewards claimed. Claim the others one by one to see why.',
    TY: '{done} sa {all} reward ang na-claim. I-claim isa-isa ang iba para makita kung bakit.',
  },
  'rewards.condition.done': { EN: 'Done', TY: 'Tapos na' },
  'rewards.condition.open': { EN: 'Not yet', TY: 'Hindi pa' },
  'rewards.condition.amounts': { EN: '{actual} of {target}', TY: '{actual} sa {target}' },
  'rewards.none': {
    EN: 'No rewards yet. Join a promotion to get one.',
    TY: 'Wala pang reward. Sumali sa promo para magkaroon.',
  },
  'rewards.none.yet': { EN: 'No rewards yet.', TY: 'Wala pang reward.' },
  'rewards.closed': { EN: 'The reward center is closed.', TY: 'Sarado ang reward center.' },
  'reward.state.locked': { EN: 'Locked', TY: 'Naka-lock' },
  'reward.state.issued': { EN: 'Ready to claim', TY: 'Puwede nang i-claim' },
  'reward.state.claimed': { EN: 'Claimed', TY: 'Na-claim na' },
  'reward.state.expired': { EN: 'Expired', TY: 'Nag-expire na' },
  'reward.state.void': { EN: 'Not available', TY: 'Hindi available' },
  'reward.condition.provedContact': {
    EN: 'Confirm your mobile number or e-mail',
    TY: 'I-confirm ang mobile number o e-mail mo',
  },
  'reward.condition.deposits': { EN: 'Deposits', TY: 'Mga deposit' },
  'reward.condition.validBets': { EN: 'Valid bets', TY: 'Mga valid bet' },
  'reward.title.vipUp': { EN: '{level} level bonus', TY: 'Bonus sa level na {level}' },
  'vip.letter.up.title': { EN: 'You reached {level}', TY: 'Naabot mo na ang {level}' },
  'vip.letter.up': {
    EN: 'Your VIP level is now {level}. See what it brings on the page VIP benefits.',
    TY: '{level} na ang VIP level mo. Makikita sa page na VIP benefits ang mga benepisyo nito.',
  },
  'vip.letter.up.bonus': {
    EN: 'Your VIP level is now {level}. Your bonus is in the reward center.',
    TY: '{level} na ang VIP level mo. Nasa reward center ang bonus mo.',
  },
  'vip.letter.keep.title': { EN: 'Your level {level}', TY: 'Ang level mong {level}' },
  'vip.letter.keep.deposits': {
    EN: 'You need {deposits} more in deposits by {day} to keep {level}.',
    TY: 'Kulang pa ng {deposits} na deposit hanggang {day} para manatili sa {level}.',
  },
  'vip.letter.keep.turnover': {
    EN: 'You need {turnover} more in valid bets by {day} to keep {level}.',
    TY: 'Kulang pa ng {turnover} na valid bet hanggang {day} para manatili sa {level}.',
  },
  'vip.letter.keep.both': {
    EN: 'You need {deposits} more in deposits and {turnover} more in valid bets by {day} to keep {level}.',
    TY: 'Kulang pa ng {deposits} na deposit at {turnover} na valid bet hanggang {day} para manatili sa {level}.',
  },
  'reward.title.signIn': { EN: 'Daily check-in, day {day}', TY: 'Daily check-in, araw {day}' },
  'reward.title.referral.inviter': {
    EN: 'Bonus for an invited friend',
    TY: 'Bonus sa inimbitahang kaibigan',
  },
  'reward.title.referral.friend': {
    EN: 'Welcome bonus by invitation',
    TY: 'Welcome bonus sa imbitasyon',
  },
  'reward.title.referral.tier': {
    EN: 'Bonus for {friends} invited friends',
    TY: 'Bonus sa {friends} inimbitahang kaibigan',
  },
  'reward.title.rain': { EN: 'Red envelope', TY: 'Red envelope' },
  'reward.title.app': { EN: 'App bonus', TY: 'App bonus' },
  'reward.title.cashback': { EN: 'Cash-back of {day}', TY: 'Cashback ng {day}' },
  'reward.title.vipWeek': { EN: 'Weekly bonus', TY: 'Weekly bonus' },
  'reward.title.vipMonth': { EN: 'Monthly bonus', TY: 'Monthly bonus' },
  'reward.title.birthday': { EN: 'Birthday bonus', TY: 'Birthday bonus' },
  'reward.letter.title': { EN: 'A reward for you', TY: 'May reward ka' },
  'reward.letter': {
    EN: '"{title}" is waiting for you in the reward center.',
    TY: 'Naghihintay sa iyo ang "{title}" sa reward center.',
  },
} as const satisfies Messages;

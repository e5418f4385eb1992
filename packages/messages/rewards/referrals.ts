import type { Messages } from '../message.ts';

/** Texts of the page on which members invite friends. */
export const referralMessages = {
  'referral.hero': {
    EN: '{amount} for you, {amount} for your friend',
    TY: '{amount} sa iyo, {amount} sa kaibigan mo',
  },
  'referral.hero.text': {
    EN: 'For every friend who joins with your link and starts to play.',
    TY: 'Para sa bawat kaibigan na sumali gamit ang link mo at nagsimulang maglaro.',
  },
  'referral.code': { EN: 'Your code', TY: 'Code mo' },
  'referral.link': { EN: 'Your link', TY: 'Link mo' },
  'referral.share': { EN: 'Share my link', TY: 'I-share ang link ko' },
  'referral.share.text': {
    EN: 'Join me on {site}. Only from {age} years.',
    TY: 'Sumali sa {site} kasama ko. Mula {age} taong gulang lang.',
  },
  'referral.steps': { EN: 'How it works', TY: 'Paano ito gumagana' },
  'referral.step.share': {
    EN: 'Share your link with a friend who is {age} or older.',
    TY: 'I-share ang link mo sa kaibigang {age} taong gulang o higit pa.',
  },
  'referral.step.play': {
    EN: 'Within {days} days your friend deposits {deposits}, places valid bets of {bets}, and confirms a mobile number or e-mail.',
    TY: 'Sa loob ng {days} araw, magdedeposito ang kaibigan mo ng {deposits}, tataya nang may valid bets na {bets}, at magko-confirm ng mobile number o e-mail.',
  },
  'referral.step.reward': {
    EN: 'We check it for {hours} hours. Then both of you can claim {amount}.',
    TY: 'Iche-check namin ito nang {hours} oras. Pagkatapos, puwede na ninyong i-claim ang tig-{amount}.',
  },
  'referral.friends': { EN: 'My friends', TY: 'Mga kaibigan ko' },
  'referral.friends.none': {
    EN: 'No friends yet. Share your link to begin.',
    TY: 'Wala pang kaibigan. I-share ang link mo para magsimula.',
  },
  'referral.joined': { EN: 'Joined', TY: 'Sumali' },
  'referral.rewarded': { EN: 'Rewarded', TY: 'Na-reward' },
  'referral.earned': { EN: 'You got', TY: 'Nakuha mo' },
  'referral.state.registered': { EN: 'Joined', TY: 'Sumali na' },
  'referral.state.deposited': { EN: 'On the way', TY: 'Nagpapatuloy' },
  'referral.state.played': { EN: 'Almost there', TY: 'Malapit na' },
  'referral.state.held': { EN: 'Being checked', TY: 'Chine-check' },
  'referral.state.rewarded': { EN: 'Rewarded', TY: 'Na-reward' },
  'referral.state.expired': { EN: 'No reward', TY: 'Walang reward' },
  'referral.tiers': { EN: 'Extra bonuses', TY: 'Dagdag na bonus' },
  'referral.tier': {
    EN: '{friends, plural, one {# rewarded friend} other {# rewarded friends}}',
    TY: '{friends, plural, =1 {# na-reward na kaibigan} other {# na-reward na kaibigan}}',
  },
  'referral.tier.reached': { EN: 'Received', TY: 'Natanggap' },
  'referral.terms': { EN: 'Terms', TY: 'Mga kondisyon' },
  'referral.terms.limits': {
    EN: 'At most {day} friends a day, {month} a month and {all} in all bring a reward. Who is over a limit waits for the next day or month.',
    TY: 'Hanggang {day} kaibigan bawat araw, {month} bawat buwan at {all} sa kabuuan ang may reward. Ang lampas ay maghihintay ng susunod na araw o buwan.',
  },
  'referral.terms.person': {
    EN: 'A friend is another person. Accounts with the same mobile number, e-mail, document, payment account or name with birthday bring nothing to either side.',
    TY: 'Ibang tao ang kaibigan. Walang makukuha ang dalawa kung pareho ang mobile number, e-mail, dokumento, payment account, o pangalan at birthday.',
  },
  'referral.terms.home': {
    EN: 'You may share a home and its network.',
    TY: 'Puwede kayong magkasama sa bahay at sa network nito.',
  },
  'referral.terms.seen': {
    EN: 'You see a friend’s masked name and how far the invitation is, never what your friend deposits or plays.',
    TY: 'Nakikita mo ang nakatagong pangalan ng kaibigan at kung nasaan na ang imbitasyon, pero hindi ang deposit o laro niya.',
  },
  'referral.terms.claim': {
    EN: 'Rewards are claimed in the reward center. You wager them {times} times before you withdraw them.',
    TY: 'Kinukuha ang rewards sa reward center. Itataya mo ang mga ito nang {times} beses bago i-withdraw.',
  },
  'referral.terms.claim.cash': {
    EN: 'Rewards are claimed in the reward center.',
    TY: 'Kinukuha ang rewards sa reward center.',
  },
  'referral.own': { EN: 'A friend invited you', TY: 'Inimbitahan ka ng kaibigan' },
  'referral.own.open': {
    EN: 'Finish this by {at}. Then we check it, and both of you get {amount}.',
    TY: 'Tapusin ito hanggang {at}. Pagkatapos ng check namin, may tig-{amount} kayo.',
  },
  'referral.own.age': {
    EN: 'Birthday in your profile, {age} or older',
    TY: 'Birthday sa profile mo, {age} taong gulang o higit pa',
  },
  'referral.own.held': {
    EN: 'All done. We check it, then {amount} comes to your reward center.',
    TY: 'Tapos na lahat. Iche-check namin, tapos darating ang {amount} sa reward center mo.',
  },
  'referral.own.rewarded': {
    EN: '{amount} came to your reward center.',
    TY: 'Dumating na ang {amount} sa reward center mo.',
  },
  'referral.own.expired': {
    EN: 'There is no reward for this invitation.',
    TY: 'Walang reward para sa imbitasyong ito.',
  },
  'referral.to.rewards': { EN: 'Open reward center', TY: 'Buksan ang reward center' },
  'referral.to.promotion': { EN: 'About this promotion', TY: 'Tungkol sa promong ito' },
} as const satisfies Messages;

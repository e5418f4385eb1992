import type { Messages } from '../message.ts';

/** Texts of rewards that are checked before they can be claimed, and of the captcha before that. */
export const checkingMessages = {
  'reward.state.checking': { EN: 'Being checked', TY: 'Tine-check pa' },
  'rewards.checking.new': {
    EN: 'Ready on {at}, or sooner once you have confirmed a contact and made a first deposit.',
    TY: 'Makukuha sa {at}, o mas maaga kapag na-confirm mo ang contact mo at nakapag-deposit ka na.',
  },
  'rewards.checking.moment': {
    EN: 'Ready in a few minutes.',
    TY: 'Makukuha sa loob ng ilang minuto.',
  },
  'rewards.checking.until': {
    EN: 'Usually done by {at}. There is nothing you need to do.',
    TY: 'Karaniwang tapos bago ang {at}. Wala kang kailangang gawin.',
  },
  'rewards.checking.open': {
    EN: 'Our team is checking this reward. You will see the result here.',
    TY: 'Tine-check ng team namin ang reward na ito. Makikita mo rito ang resulta.',
  },
  'rewards.checking.mission': {
    EN: 'You can claim it once it is checked.',
    TY: 'Puwede mo itong i-claim kapag na-check na.',
  },
  'rewards.ask': { EN: 'Ask about this reward', TY: 'Magtanong tungkol sa reward na ito' },
  'rewards.ask.letter': {
    EN: 'My question about the reward "{title}" of {at} ({id}):',
    TY: 'Tanong ko tungkol sa reward na "{title}" noong {at} ({id}):',
  },
  'signIn.checking.claimed': {
    EN: 'You checked in. You get {amount} once it is checked.',
    TY: 'Naka-check in ka na. Makukuha mo ang {amount} kapag na-check na.',
  },
  'signIn.checking.today': {
    EN: 'You get {amount} for today once it is checked.',
    TY: 'Makukuha mo ang {amount} para sa araw na ito kapag na-check na.',
  },
  'rewards.captcha.title': { EN: 'One quick step', TY: 'Isang mabilis na step' },
  'rewards.captcha.text': {
    EN: 'Type the digits to claim.',
    TY: 'I-type ang mga numero para mag-claim.',
  },
  'rewards.captcha.claim': { EN: 'Claim', TY: 'I-claim' },
} as const satisfies Messages;

import type { Messages } from '../message.ts';

/** Texts of the red envelope rain. */
export const rainMessages = {
  'rain.none': { EN: 'No rain is planned', TY: 'Walang nakaplanong rain' },
  'rain.none.text': {
    EN: 'When one is planned, its time stands here.',
    TY: 'Kapag may naiplano, makikita rito ang oras.',
  },
  'rain.next': { EN: 'Next rain', TY: 'Susunod na rain' },
  'rain.later': { EN: 'After that', TY: 'Pagkatapos nito' },
  'rain.begins': { EN: 'Begins in', TY: 'Magsisimula sa loob ng' },
  'rain.calendar': { EN: 'Add to calendar', TY: 'Idagdag sa kalendaryo' },
  'rain.wave': { EN: 'Wave {wave} of {waves}', TY: 'Wave {wave} sa {waves}' },
  'rain.wave.ends': {
    EN: 'Ends in {seconds, plural, one {# second} other {# seconds}}',
    TY: 'Matatapos sa {seconds, plural, =1 {# segundo} other {# segundo}}',
  },
  'rain.tap': { EN: 'Tap the envelopes', TY: 'I-tap ang mga envelope' },
  'rain.catch': { EN: 'Catch an envelope', TY: 'Saluhin ang envelope' },
  'rain.caught': { EN: 'You are in the draw of this wave', TY: 'Kasama ka sa draw ng wave na ito' },
  'rain.drawing': { EN: 'Wave {wave} is being drawn', TY: 'Dino-draw ang wave {wave}' },
  'rain.result.wave': { EN: 'Wave {wave}', TY: 'Wave {wave}' },
  'rain.won': { EN: 'You won {amount}', TY: 'Nanalo ka ng {amount}' },
  'rain.lost': { EN: 'Not this time', TY: 'Hindi sa pagkakataong ito' },
  'rain.wins': { EN: 'My envelopes', TY: 'Mga envelope ko' },
  'rain.wins.none': { EN: 'No envelope yet', TY: 'Wala pang envelope' },
  'rain.wins.total': { EN: 'Together {amount}', TY: 'Sa kabuuan {amount}' },
  'rain.wins.checking': {
    EN: 'You get {amount} once it is checked.',
    TY: 'Makukuha mo ang {amount} kapag na-check na.',
  },
  'rain.sound.on': { EN: 'Turn the sound on', TY: 'I-on ang tunog' },
  'rain.sound.off': { EN: 'Turn the sound off', TY: 'I-off ang tunog' },
  'rain.login': { EN: 'Log in to take part', TY: 'Mag-log in para sumali' },
  'rain.missing': { EN: 'You cannot take part yet', TY: 'Hindi ka pa makakasali' },
  'rain.need.level': { EN: 'VIP level {level} or higher', TY: 'VIP level {level} o mas mataas' },
  'rain.need.deposit': {
    EN: 'A deposit within the last 7 days',
    TY: 'Deposito sa loob ng huling 7 araw',
  },
  'rain.need.contact': {
    EN: 'A confirmed mobile number or e-mail',
    TY: 'Kumpirmadong mobile number o e-mail',
  },
  'rain.rules': { EN: 'Rules and chances', TY: 'Mga panuntunan at tsansa' },
  'rain.rules.chances': {
    EN: '{envelopes} envelopes of {least} to {most}, together {budget}. At most {wins} for each person.',
    TY: '{envelopes} envelope na {least} hanggang {most}, {budget} sa kabuuan. Hanggang {wins} bawat tao.',
  },
  'rain.rules.waves': {
    EN: '{waves} waves of {seconds} seconds each. The envelopes are spread evenly over them.',
    TY: '{waves} wave na tig-{seconds} segundo. Pantay ang hati ng mga envelope sa mga ito.',
  },
  'rain.rules.tap': {
    EN: 'One tap in a wave puts you into its draw. Tapping faster or more often changes nothing.',
    TY: 'Isang tap sa isang wave at kasama ka na sa draw nito. Walang epekto ang mas mabilis o mas maraming tap.',
  },
  'rain.rules.needs': { EN: 'It takes: {needs}.', TY: 'Kailangan: {needs}.' },
  'rain.rules.paid': {
    EN: 'What you win is added to your wallet by itself.',
    TY: 'Kusang idaragdag sa wallet mo ang napanalunan.',
  },
  'rain.rules.wagering': {
    EN: 'You wager it {times, plural, one {once} other {# times}} before it is cash.',
    TY: 'Itaya ito nang {times, plural, =1 {isang beses} other {# beses}} bago ito maging cash.',
  },
  'rain.rules.fair': {
    EN: 'A secret number, chosen before the rain, decides all draws. Its fingerprint is shown before, the number itself after the end, so that anybody can check them.',
    TY: 'Isang lihim na numero, pinili bago ang rain, ang nagpapasya sa lahat ng draw. Ipinapakita muna ang fingerprint nito, at ang mismong numero pagkatapos, para masuri ng kahit sino.',
  },
  'rain.fingerprint': { EN: 'Fingerprint (SHA-256)', TY: 'Fingerprint (SHA-256)' },
  'rain.seed': { EN: 'Secret number', TY: 'Lihim na numero' },
  'rain.results': { EN: 'Results of the last rain', TY: 'Resulta ng huling rain' },
  'rain.results.soon': {
    EN: 'The last wave is being drawn.',
    TY: 'Dino-draw na ang huling wave.',
  },
  'rain.ended': { EN: 'Ended {at}', TY: 'Natapos {at}' },
  'rain.claims': {
    EN: '{claims, plural, one {# entry} other {# entries}} of {people, plural, one {# member} other {# members}}',
    TY: '{claims, plural, =1 {# entry} other {# entry}} ng {people, plural, =1 {# miyembro} other {# miyembro}}',
  },
  'rain.taken': {
    EN: '{taken, plural, one {# envelope} other {# envelopes}} given, together {paid}',
    TY: '{taken, plural, =1 {# envelope} other {# envelope}} ang naibigay, {paid} sa kabuuan',
  },
  'rain.winners': { EN: 'Largest envelopes', TY: 'Pinakamalalaking envelope' },
  'rain.winners.none': { EN: 'Nobody got an envelope', TY: 'Walang nakakuha ng envelope' },
  'rain.draws': { EN: 'How it was drawn', TY: 'Paano ito dinraw' },
  'rain.check': { EN: 'Check the draws', TY: 'Suriin ang mga draw' },
  'rain.check.running': {
    EN: 'Checking wave {wave}',
    TY: 'Sinusuri ang wave {wave}',
  },
  'rain.check.right': { EN: 'All draws are right', TY: 'Tama ang lahat ng draw' },
  'rain.check.wrong': {
    EN: 'The draw of wave {wave} does not match. Please tell our support.',
    TY: 'Hindi tugma ang draw ng wave {wave}. Ipaalam sa aming support.',
  },
  'rain.check.unable': {
    EN: 'The draws can be checked here once the site is opened over a secure connection (https).',
    TY: 'Masusuri rito ang mga draw kapag binuksan ang site sa secure na koneksyon (https).',
  },
  'rain.check.own': { EN: 'Your own entries are all in it', TY: 'Kasama ang lahat ng entry mo' },
  'rain.home.soon': {
    EN: 'Red envelope rain in {time}',
    TY: 'Red envelope rain sa loob ng {time}',
  },
  'rain.home.close': { EN: 'Hide this', TY: 'Itago ito' },
  'rain.home.now': { EN: 'It rains red envelopes now', TY: 'Bumubuhos na ang red envelopes' },
} as const satisfies Messages;

import type { Messages } from '../message.ts';

/** Texts of a member's points: how many, how they are earned, and what they convert into. */
export const pointsPageMessages = {
  'points.balance': { EN: 'Your points', TY: 'Points mo' },
  'points.ends': {
    EN: '{points, plural, one {# point ends} other {# points end}} on {day}',
    TY: '{points, plural, =1 {# point ang} other {# points ang}} mag-e-expire sa {day}',
  },
  'points.earn': {
    EN: 'You earn 1 point for every {amount} in valid bets. We count every hour.',
    TY: 'May 1 point ka sa bawat {amount} na valid bet. Nagbibilang kami kada oras.',
  },
  'points.never': { EN: 'Points never end.', TY: 'Hindi nag-e-expire ang points.' },
  'points.last': {
    EN: 'Points last {months, plural, one {# month} other {# months}}, to the end of that month.',
    TY: 'Tatagal ang points nang {months, plural, one {# buwan} other {# buwan}}, hanggang sa katapusan ng buwang iyon.',
  },
  'points.weights': { EN: 'Games that count less', TY: 'Mga larong mas mababa ang bilang' },
  'points.weights.part': {
    EN: '{percent} % of your bets',
    TY: '{percent} % ng mga taya mo',
  },
  'points.weights.none': { EN: 'Do not count', TY: 'Hindi binibilang' },
  'points.convert': { EN: 'Convert to money', TY: 'Ipalit sa pera' },
  'points.convert.points': { EN: 'Points to convert', TY: 'Points na ipapalit' },
  'points.convert.slide': { EN: 'Choose how many points', TY: 'Piliin kung ilang points' },
  'points.convert.hint': {
    EN: '{least} to {most}, in steps of {step}',
    TY: '{least} hanggang {most}, tig-{step}',
  },
  'points.convert.step': {
    EN: 'Enter a multiple of {step}.',
    TY: 'Maglagay ng multiple ng {step}.',
  },
  'points.convert.range': {
    EN: 'Enter {least} to {most} points.',
    TY: 'Maglagay ng {least} hanggang {most} na points.',
  },
  'points.convert.becomes': { EN: 'You get', TY: 'Makukuha mo' },
  'points.convert.cash': {
    EN: 'It is cash at once.',
    TY: 'Cash na ito agad.',
  },
  'points.convert.few': {
    EN: 'You need at least {least} points to convert. You are {missing} short.',
    TY: 'Kailangan ng {least} points para makapagpalit. Kulang ka pa ng {missing}.',
  },
  'points.convert.today': {
    EN: 'You have converted all that is possible today. At most {most} points convert on one day.',
    TY: 'Naipalit mo na ang lahat ng puwede ngayong araw. Hanggang {most} points lang kada araw.',
  },
  'points.convert.submit': {
    EN: 'Convert {points, plural, one {# point} other {# points}}',
    TY: 'Ipalit ang {points, plural, =1 {# point} other {# points}}',
  },
  'points.convert.submit.empty': { EN: 'Convert points', TY: 'Ipalit ang points' },
  'points.convert.done': { EN: 'Points converted', TY: 'Naipalit ang points' },
  'points.convert.bonus': {
    EN: 'Added to your bonuses for {points, plural, one {# point} other {# points}}.',
    TY: 'Naidagdag sa mga bonus mo para sa {points, plural, =1 {# point} other {# points}}.',
  },
  'points.convert.paid': {
    EN: 'Added to your balance for {points, plural, one {# point} other {# points}}.',
    TY: 'Naidagdag sa balanse mo para sa {points, plural, =1 {# point} other {# points}}.',
  },
  'points.convert.left': { EN: 'Points left', TY: 'Natitirang points' },
  'points.password.text': {
    EN: '6 digits that you enter to spend points and to withdraw. Do not reuse your login password.',
    TY: '6 digits na ilalagay mo sa paggastos ng points at sa withdrawal. Huwag gamitin ang login password mo.',
  },
  'points.not.offered': {
    EN: 'Points cannot be turned into money for you right now. Your points stay.',
    TY: 'Hindi puwedeng gawing pera ang points mo ngayon. Mananatili ang points mo.',
  },
  'points.moves.kind': { EN: 'What changed', TY: 'Ano ang nagbago' },
  'points.moves.all': { EN: 'All', TY: 'Lahat' },
  'points.moves.earned': { EN: 'Earned', TY: 'Nakuha' },
  'points.moves.spent': { EN: 'Spent', TY: 'Nagastos' },
  'points.moves.expired': { EN: 'Expired', TY: 'Nag-expire' },
  'points.moves.returned': { EN: 'Given back', TY: 'Ibinalik' },
  'points.moves.none': {
    EN: 'No points yet. Valid bets earn them.',
    TY: 'Wala pang points. Makukuha ito sa valid bet.',
  },
  'points.moves.none.yet': { EN: 'No points yet.', TY: 'Wala pang points.' },
  'points.moves.none.such': { EN: 'Nothing of this kind.', TY: 'Walang ganito.' },
  'points.moves.after': { EN: 'Balance {points}', TY: 'Balanse {points}' },
  'points.reason.play': { EN: 'Your bets', TY: 'Mga taya mo' },
  'points.reason.reward': { EN: 'Reward', TY: 'Reward' },
  'points.reason.promotion': { EN: 'Promotion', TY: 'Promo' },
  'points.reason.order': { EN: 'Order', TY: 'Order' },
  'points.reason.order.back': { EN: 'Order given back', TY: 'Ibinalik ang order' },
  'points.reason.conversion': { EN: 'Converted to money', TY: 'Ipinalit sa pera' },
  'points.reason.time': { EN: 'Their time has ended', TY: 'Natapos ang panahon' },
  'points.reason.closing': { EN: 'Account closed', TY: 'Isinara ang account' },
} as const satisfies Messages;

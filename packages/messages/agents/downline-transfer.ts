import type { Messages } from '../message.ts';

/** Texts of the page on which agents send cash to their team. */
export const downlineTransferMessages = {
  'send.about': {
    EN: 'Send cash from your balance to anyone in your team.',
    TY: 'Magpadala ng cash mula sa balanse mo sa kahit sino sa team mo.',
  },
  'send.closed': {
    EN: 'Sending money to your team is closed right now.',
    TY: 'Sarado muna ang pagpapadala ng pera sa team mo.',
  },
  'send.account': { EN: 'To', TY: 'Para kay' },
  'send.account.hint': { EN: 'Username of someone in your team', TY: 'Username ng nasa team mo' },
  'send.account.missing': {
    EN: 'Enter who gets the money.',
    TY: 'Ilagay kung kanino ipapadala.',
  },
  'send.account.matches': { EN: 'People in your team', TY: 'Mga tao sa team mo' },
  'send.account.none': {
    EN: 'Nobody in your team has a username like this.',
    TY: 'Walang ganitong username sa team mo.',
  },
  'send.amount': { EN: 'Amount', TY: 'Halaga' },
  'send.amount.quick': { EN: 'Quick amounts', TY: 'Quick amounts' },
  'send.amount.all': { EN: 'All', TY: 'Lahat' },
  'send.amount.today': {
    EN: 'You can send {amount} more today.',
    TY: 'Hanggang {amount} pa ang maipapadala mo ngayong araw.',
  },
  'send.remark': { EN: 'Message (optional)', TY: 'Mensahe (opsyonal)' },
  'send.today': {
    EN: 'Left today: {amount}, {times} transfers.',
    TY: 'Natitira ngayong araw: {amount}, {times} transfer.',
  },
  'send.playThrough': {
    EN: 'The receiver must wager it {times}× before withdrawing.',
    TY: 'Kailangan itong itaya ng tatanggap nang {times}× bago i-withdraw.',
  },
  'send.final': {
    EN: 'A transfer cannot be taken back.',
    TY: 'Hindi na mababawi ang transfer.',
  },
  'send.continue': { EN: 'Continue', TY: 'Magpatuloy' },
  'send.check': { EN: 'Check and send', TY: 'Tingnan at ipadala' },
  'send.check.remark': { EN: 'Message', TY: 'Mensahe' },
  'send.submit': { EN: 'Send {amount}', TY: 'Ipadala ang {amount}' },
  'send.password.text': {
    EN: '6 digits that you enter whenever money leaves your account. Do not reuse your login password.',
    TY: '6 digits na ilalagay mo tuwing may lalabas na pera sa account mo. Huwag gamitin ang login password mo.',
  },
  'send.bound': {
    EN: 'Your cash cannot be sent yet',
    TY: 'Hindi pa maipapadala ang cash mo',
  },
  'send.bound.missing': {
    EN: 'Wager {amount} more to send cash.',
    TY: 'Tumaya pa ng {amount} para makapagpadala ng cash.',
  },
  'send.bound.rule': {
    EN: 'Deposits and transfers are wagered first, and so are bonuses.',
    TY: 'Itinataya muna ang mga deposit at transfer, pati ang mga bonus.',
  },
  'send.day.times': {
    EN: 'You have reached the number of transfers for today. Send more tomorrow.',
    TY: 'Naabot mo na ang bilang ng transfer ngayong araw. Bukas na ulit.',
  },
  'send.day.person': {
    EN: 'You have reached the number of transfers to this person for today. Send more tomorrow.',
    TY: 'Naabot mo na ang bilang ng transfer sa taong ito ngayong araw. Bukas na ulit.',
  },
  'send.done': { EN: 'Sent to {account}', TY: 'Naipadala kay {account}' },
  'send.done.text': {
    EN: '{account} can play with it right now.',
    TY: 'Magagamit na ito ni {account} sa paglalaro.',
  },
  'send.done.balance': { EN: 'Your cash', TY: 'Cash mo' },
  'send.again': { EN: 'Send another', TY: 'Magpadala ulit' },
  'send.records': { EN: 'See all transactions', TY: 'Tingnan lahat ng transaksyon' },
  'send.recent': { EN: 'Recent transfers', TY: 'Mga huling transfer' },
  'send.recent.none': {
    EN: 'You have not sent anything yet.',
    TY: 'Wala ka pang naipapadala.',
  },
  'send.recent.sent': { EN: 'Sent', TY: 'Naipadala' },
  'send.recent.received': { EN: 'Received', TY: 'Natanggap' },
} satisfies Messages;

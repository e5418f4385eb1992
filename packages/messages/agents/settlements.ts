import type { Messages } from '../message.ts';

/** Texts about what contracts paid for their periods, and of the page about the own dividend. */
export const settlementsMessages = {
  'settlements.title': { EN: 'Settlements', TY: 'Mga settlement' },
  'settlements.received': { EN: 'Settlements received', TY: 'Mga natanggap na settlement' },
  'settlements.paid': { EN: 'Settlements to your team', TY: 'Mga settlement sa team mo' },
  'settlements.empty': {
    EN: 'No settlements for periods that ended on these days.',
    TY: 'Walang settlement para sa mga panahong natapos sa mga araw na ito.',
  },
  'settlements.account': { EN: 'Only {account}', TY: 'Kay {account} lang' },
  'settlements.account.all': { EN: 'Show everybody', TY: 'Ipakita lahat' },
  'settlements.kind.dailySalary': { EN: 'Daily salary', TY: 'Daily salary' },
  'settlements.kind.hourlySalary': { EN: 'Hourly salary', TY: 'Hourly salary' },
  'settlements.kind.dividend': { EN: 'Dividend', TY: 'Dividend' },
  'settlements.from': { EN: 'from {who}', TY: 'mula kay {who}' },
  'settlements.from.agent': { EN: 'from your agent', TY: 'mula sa agent mo' },
  'settlements.from.house': { EN: 'from the site', TY: 'mula sa site' },
  'settlements.to': { EN: 'to {who}', TY: 'para kay {who}' },
  'settlements.column.kind': { EN: 'Contract', TY: 'Contract' },
  'settlements.column.period': { EN: 'Period', TY: 'Panahon' },
  'settlements.column.payer': { EN: 'Paid by', TY: 'Nagbabayad' },
  'settlements.column.account': { EN: 'Account', TY: 'Account' },
  'settlements.column.state': { EN: 'Status', TY: 'Status' },
  'settlements.column.amount': { EN: 'Amount', TY: 'Halaga' },
  'settlements.total': { EN: 'Total of these days', TY: 'Kabuuan ng mga araw na ito' },
  'settlements.total.paid': { EN: 'Paid', TY: 'Bayad na' },
  'settlements.total.open': { EN: 'Still open', TY: 'Hindi pa bayad' },
  'settlements.owed': { EN: 'You owe {amount} by contract', TY: 'May utang kang {amount}' },
  'settlements.owed.text': {
    EN: 'Until it is paid, you cannot withdraw, send money or offer contracts. Once you deposit or receive enough cash, it is paid by itself within a minute.',
    TY: 'Hangga’t hindi ito bayad, hindi ka makaka-withdraw, makakapagpadala ng pera o makakapag-alok ng contract. Kapag may sapat ka nang cash, kusa itong mababayaran sa loob ng isang minuto.',
  },

  // How far it has come.
  'settlements.state.calculated': { EN: 'Waiting', TY: 'Naghihintay' },
  'settlements.state.approved': { EN: 'Approved', TY: 'Aprobado' },
  'settlements.state.paid': { EN: 'Paid', TY: 'Bayad na' },
  'settlements.state.nothing': { EN: 'Nothing due', TY: 'Walang bayad' },
  'settlements.state.owed': { EN: 'Owed', TY: 'Utang' },
  'settlements.state.held': { EN: 'On hold', TY: 'Naka-hold' },
  'settlements.state.void': { EN: 'Voided', TY: 'Kinansela' },
  'settlements.about.calculated': {
    EN: 'The site still has to approve it.',
    TY: 'Kailangan pa itong aprobahan ng site.',
  },
  'settlements.about.approved': { EN: 'It is paid next.', TY: 'Ito na ang susunod na babayaran.' },
  'settlements.about.paid': { EN: 'Paid {when}', TY: 'Binayaran noong {when}' },
  'settlements.about.nothing': {
    EN: 'By these terms nothing is paid for this period.',
    TY: 'Ayon sa mga kondisyon, walang bayad para sa panahong ito.',
  },
  'settlements.about.owed.received': {
    EN: 'Who pays has too little cash right now. You get it as soon as there is enough.',
    TY: 'Kulang pa ang cash ng nagbabayad. Matatanggap mo ito kapag sapat na.',
  },
  'settlements.about.owed.paid': {
    EN: 'Your cash was not enough. It is paid by itself as soon as it is.',
    TY: 'Kulang ang cash mo. Kusa itong mababayaran kapag sapat na.',
  },
  'settlements.about.held.received': {
    EN: 'Held until the site decides.',
    TY: 'Naka-hold hanggang magpasya ang site.',
  },
  'settlements.about.held.paid': {
    EN: 'Held because the account of {account} is closed.',
    TY: 'Naka-hold dahil sarado ang account ni {account}.',
  },
  'settlements.about.void': {
    EN: 'The site voided it. It does not count.',
    TY: 'Kinansela ito ng site. Hindi ito bilang.',
  },
  'settlements.carriedOut': {
    EN: 'Carried into the next period',
    TY: 'Dala sa susunod na panahon',
  },
  'settlements.teamWon': {
    EN: 'The team won, so nothing is paid.',
    TY: 'Panalo ang team, kaya walang bayad.',
  },

  // The page about the own dividend.
  'dividend.none': {
    EN: 'You have no dividend contract that runs.',
    TY: 'Wala kang tumatakbong dividend contract.',
  },
  'dividend.waiting': {
    EN: 'A dividend contract waits for your answer.',
    TY: 'May dividend contract na naghihintay ng sagot mo.',
  },
  'dividend.waiting.open': { EN: 'Read it', TY: 'Basahin' },
  'dividend.about': {
    EN: 'This period so far, and what was paid',
    TY: 'Ang kasalukuyang panahon, at ang mga nabayaran',
  },
  'dividend.own': { EN: 'Your dividend', TY: 'Ang dividend mo' },
  'dividend.contract': { EN: 'Your contract', TY: 'Ang contract mo' },
  'dividend.contract.about': {
    EN: 'Terms, changes, end and earlier contracts',
    TY: 'Kondisyon, pagbabago, pagtatapos at mga dating contract',
  },
  'dividend.given': { EN: 'Contracts you offered', TY: 'Mga contract na inalok mo' },
  'dividend.given.none': {
    EN: 'You have not offered anybody a dividend yet.',
    TY: 'Wala ka pang inaalok ng dividend.',
  },
  'dividend.offer': { EN: 'Offer and change contracts', TY: 'Mag-alok at magbago ng contract' },
} satisfies Messages;

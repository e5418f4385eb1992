import type { Messages } from '../message.ts';

/** Texts of the sheet in which an agent offers a contract, or a change of one. */
export const contractOfferMessages = {
  'contract.offer.title.dailySalary': {
    EN: 'Offer a daily salary',
    TY: 'Mag-alok ng daily salary',
  },
  'contract.offer.title.hourlySalary': {
    EN: 'Offer an hourly salary',
    TY: 'Mag-alok ng hourly salary',
  },
  'contract.offer.title.dividend': { EN: 'Offer a dividend', TY: 'Mag-alok ng dividend' },
  'contract.offer.title.change': {
    EN: 'Offer other terms',
    TY: 'Mag-alok ng ibang kondisyon',
  },
  'contract.offer.none': {
    EN: 'You have no such contract of your own right now, so you have nothing to promise on.',
    TY: 'Wala ka pang ganitong contract ngayon, kaya wala kang maipapangako sa iba.',
  },
  'contract.offer.account': { EN: 'For', TY: 'Para kay' },
  'contract.offer.account.hint': {
    EN: 'Username of a direct member with a team',
    TY: 'Username ng direct member na may team',
  },
  'contract.offer.account.missing': {
    EN: 'Enter who gets the offer.',
    TY: 'Ilagay kung kanino ang alok.',
  },
  'contract.offer.most': {
    EN: 'The terms of your own contract are the most you can promise. Lower a rate to keep the rest.',
    TY: 'Ang kondisyon ng sarili mong contract ang pinakamataas na maipapangako mo. Ibaba ang rate para may matira sa iyo.',
  },
  'contract.offer.change': {
    EN: 'These are the terms that run now. They stay until the new ones are accepted and start.',
    TY: 'Ito ang kondisyon ngayon. Mananatili ito hanggang tanggapin at magsimula ang bago.',
  },
  'contract.offer.tiers': { EN: 'Tiers', TY: 'Mga tier' },
  'contract.offer.tiers.note': {
    EN: 'The last tier whose conditions are all met pays for everything.',
    TY: 'Ang huling tier na natugunan ang lahat ng kondisyon ang magbabayad para sa lahat.',
  },
  'contract.offer.tier': { EN: 'Tier {tier}', TY: 'Tier {tier}' },
  'contract.offer.tier.add': { EN: 'Add tier', TY: 'Magdagdag ng tier' },
  'contract.offer.tier.remove': { EN: 'Remove tier {tier}', TY: 'Alisin ang tier {tier}' },
  'contract.offer.validBetAmount': { EN: 'Valid bets from', TY: 'Valid na taya' },
  'contract.offer.activeMembers': { EN: 'Active members', TY: 'Active na member' },
  'contract.offer.result': { EN: 'House result from', TY: 'Resulta ng house' },
  'contract.offer.rate': { EN: 'Rate', TY: 'Rate' },
  'contract.offer.lostRate': { EN: 'Lost rounds', TY: 'Talong round' },
  'contract.offer.lostRate.same': { EN: 'Same', TY: 'Pareho' },
  'contract.offer.margin': {
    EN: 'You get {own}: {kept} stays with you.',
    TY: '{own} ang sa iyo: {kept} ang matitira.',
  },
  'contract.offer.margin.none': {
    EN: 'You get {own}: nothing stays with you.',
    TY: '{own} ang sa iyo: walang matitira.',
  },
  'contract.offer.margin.lost': {
    EN: 'Lost rounds: you get {own}, {kept} stays with you.',
    TY: 'Talong round: {own} ang sa iyo, {kept} ang matitira.',
  },
  'contract.offer.margin.open': {
    EN: 'You get {own} here.',
    TY: '{own} ang sa iyo rito.',
  },
  'contract.offer.margin.unpaid': {
    EN: 'Your own contract pays nothing here yet.',
    TY: 'Wala pang ibinabayad ang sarili mong contract dito.',
  },

  'contract.offer.more': { EN: 'More terms', TY: 'Iba pang kondisyon' },
  'contract.offer.unit.salary': { EN: 'Count bets in steps of', TY: 'Bilangin ang taya kada' },
  'contract.offer.unit.salary.hint': {
    EN: 'With {step}, bets of {given} count as {cut}.',
    TY: 'Kung {step}, ang tayang {given} ay bilang na {cut}.',
  },
  'contract.offer.unit.dividend': { EN: 'Pay in steps of', TY: 'Bayaran kada' },
  'contract.offer.unit.dividend.hint': {
    EN: 'With {step}, a dividend of {given} is paid as {cut}.',
    TY: 'Kung {step}, ang dividend na {given} ay babayaran na {cut}.',
  },
  'contract.offer.cap.day': { EN: 'At most a day', TY: 'Pinakamataas kada araw' },
  'contract.offer.cap.hour': { EN: 'At most an hour', TY: 'Pinakamataas kada oras' },
  'contract.offer.cap.hint': { EN: 'Empty: no limit', TY: 'Walang laman: walang limit' },
  'contract.offer.onlyWhenTeamLost': {
    EN: 'Only when the team lost more than it won',
    TY: 'Kapag mas malaki lang ang talo kaysa panalo ng team',
  },
  'contract.offer.includeOwn': {
    EN: 'Their own play counts too',
    TY: 'Bilang din ang sariling laro',
  },
  'contract.offer.period': { EN: 'Paid', TY: 'Bayad' },
  'contract.offer.period.note': {
    EN: 'As in your own contract',
    TY: 'Gaya sa sarili mong contract',
  },
  'contract.offer.carry': { EN: 'Losses of the house', TY: 'Talo ng house' },
  'contract.offer.carry.none': { EN: 'Are forgotten', TY: 'Hindi na bibilangin' },
  'contract.offer.carry.untilMonthEnd': {
    EN: 'Lower later dividends of the month',
    TY: 'Ibabawas sa dividend ng buwan',
  },
  'contract.offer.carry.always': {
    EN: 'Lower all later dividends',
    TY: 'Ibabawas sa lahat ng dividend',
  },
  'contract.offer.costRate': { EN: 'Costs, of deposits', TY: 'Gastos, mula sa deposit' },
  'contract.offer.costRate.hint': {
    EN: 'Taken off the result of the house first',
    TY: 'Unang ibinabawas sa resulta ng house',
  },

  'contract.offer.problem.range': {
    EN: 'Choose a rate from {lowest} to {highest}.',
    TY: 'Pumili ng rate mula {lowest} hanggang {highest}.',
  },
  'contract.offer.problem.whole': {
    EN: 'Choose a whole percentage from {lowest} to {highest}.',
    TY: 'Pumili ng buong porsiyento mula {lowest} hanggang {highest}.',
  },
  'contract.offer.problem.most': { EN: 'At most {most}.', TY: 'Hanggang {most} lang.' },
  'contract.offer.problem.amount': {
    EN: 'Enter an amount such as 1,000.',
    TY: 'Maglagay ng halaga gaya ng 1,000.',
  },
  'contract.offer.problem.positive': {
    EN: 'Enter an amount above zero.',
    TY: 'Maglagay ng halagang higit sa zero.',
  },
  'contract.offer.problem.least': {
    EN: 'At least {least}, as in tier {tier}.',
    TY: 'Hindi bababa sa {least}, gaya sa tier {tier}.',
  },
  'contract.offer.problem.same': {
    EN: 'Ask for more than tier {tier} does.',
    TY: 'Humingi ng higit sa tier {tier}.',
  },
  'contract.offer.problem.higher': {
    EN: 'More than {rate}, which tier {tier} pays.',
    TY: 'Higit sa {rate} na bayad ng tier {tier}.',
  },
  'contract.offer.problem.above': {
    EN: 'Your own contract pays {own} here.',
    TY: '{own} ang ibinabayad ng sarili mong contract dito.',
  },
  'contract.offer.problem.unpaid': {
    EN: 'Your own contract pays nothing here. Ask for more bets or members.',
    TY: 'Walang bayad ang sarili mong contract dito. Humingi ng mas maraming taya o member.',
  },
  'contract.offer.problem.counts': {
    EN: 'Your own contract asks more of an active member, so this must be 0.',
    TY: 'Mas mataas ang hinihingi ng sarili mong contract sa active na member, kaya dapat 0 ito.',
  },
  'contract.offer.problem.period': {
    EN: 'Your own contract is paid by another period now, so these terms cannot be offered.',
    TY: 'Iba na ang panahon ng bayad ng sarili mong contract, kaya hindi ito maiaalok.',
  },
  'contract.offer.problem.refused': { EN: 'This is not possible.', TY: 'Hindi ito puwede.' },
  'contract.offer.problem.refused.above': {
    EN: 'Not possible: your own contract pays less here, or more was promised to their team already.',
    TY: 'Hindi puwede: mas mababa ang bayad ng sarili mong contract dito, o mas mataas na ang naipangako sa team nila.',
  },

  'contract.offer.continue': { EN: 'Check offer', TY: 'Tingnan ang alok' },
  'contract.offer.check': { EN: 'Check the offer', TY: 'Tingnan ang alok' },
  'contract.offer.period.HOUR': { EN: 'every hour', TY: 'kada oras' },
  'contract.offer.period.DAY': { EN: 'every day', TY: 'kada araw' },
  'contract.offer.period.WEEK': {
    EN: 'every week, Monday to Sunday',
    TY: 'kada linggo, Lunes hanggang Linggo',
  },
  'contract.offer.period.TEN_DAYS': {
    EN: 'three times a month: 1–10, 11–20 and the rest',
    TY: 'tatlong beses kada buwan: 1–10, 11–20 at ang natitira',
  },
  'contract.offer.period.HALF_MONTH': {
    EN: 'twice a month: 1–15 and the rest',
    TY: 'dalawang beses kada buwan: 1–15 at ang natitira',
  },
  'contract.offer.period.MONTH': { EN: 'every month', TY: 'kada buwan' },
  'contract.offer.check.payer': {
    EN: 'You pay it from your own cash.',
    TY: 'Babayaran mo ito mula sa sarili mong cash.',
  },
  'contract.offer.check.payer.dividend': {
    EN: 'You owe it from your own cash, even when your own dividend is smaller.',
    TY: 'Utang mo ito mula sa sarili mong cash, kahit mas maliit ang sarili mong dividend.',
  },
  'contract.offer.check.days': {
    EN: '{account} has 7 days to answer.',
    TY: 'May 7 araw si {account} para sumagot.',
  },
  'contract.offer.check.change': {
    EN: 'Until then, and if the answer is no, the terms of now go on.',
    TY: 'Hanggang doon, at kung tatanggihan, tuloy ang kondisyon ngayon.',
  },
  'contract.offer.back': { EN: 'Change', TY: 'Baguhin' },
  'contract.offer.send': { EN: 'Send', TY: 'Ipadala' },
  'contract.offer.sent': {
    EN: 'Sent. {account} has 7 days to answer.',
    TY: 'Naipadala. May 7 araw si {account} para sumagot.',
  },

  // Of somebody one step below.
  'contract.offer.person': { EN: 'Contracts', TY: 'Mga contract' },
  'contract.offer.person.dailySalary': { EN: 'Daily salary', TY: 'Daily salary' },
  'contract.offer.person.hourlySalary': { EN: 'Hourly salary', TY: 'Hourly salary' },
  'contract.offer.person.dividend': { EN: 'Dividend', TY: 'Dividend' },
} satisfies Messages;

import type { Messages } from '../message.ts';

/** Texts of the pages on which an agent sets rebate rates, and sees what they bring. */
export const ratesMessages = {
  'team.rates.percent': { EN: '{rate}%', TY: '{rate}%' },
  'team.rates.change': { EN: '{from} → {to}', TY: '{from} → {to}' },
  'team.rates.own': { EN: 'My rates', TY: 'Mga rate ko' },
  'team.rates.own.maximum': { EN: 'Highest {rate}', TY: 'Max. {rate}' },
  'team.rates.own.note': {
    EN: 'What you earn on your own valid bets. You can give it on to direct members.',
    TY: 'Kita mo sa sarili mong valid na taya. Puwede mo itong ibigay sa mga direct member.',
  },
  'team.rates.people': { EN: 'Direct members', TY: 'Mga direct member' },
  'team.rates.none': { EN: 'No rates yet', TY: 'Wala pang rate' },
  'team.rates.open': { EN: 'Set rates of {account}', TY: 'Itakda ang rates ni {account}' },
  'team.rates.next': { EN: '{rate} from {day}', TY: '{rate} mula {day}' },
  'team.rates.changes': { EN: 'Changes on {day}', TY: 'Magbabago sa {day}' },
  'team.rates.today': { EN: 'Counts today: {rate}', TY: 'Bilang ngayon: {rate}' },
  'team.rates.range': { EN: '{floor} to {ceiling}', TY: '{floor} hanggang {ceiling}' },
  'team.rates.lower': { EN: 'Lower {category}', TY: 'Ibaba ang {category}' },
  'team.rates.raise': { EN: 'Raise {category}', TY: 'Itaas ang {category}' },
  'team.rates.fixed.none': {
    EN: 'You have nothing to give here.',
    TY: 'Wala kang maibibigay dito.',
  },
  'team.rates.fixed.given': {
    EN: 'Fixed: all of it is already given on to their team.',
    TY: 'Hindi mababago: naibigay na ang lahat sa team nila.',
  },
  'team.rates.from': {
    EN: 'Counts from tomorrow, {day}. Until then you can still change it.',
    TY: 'Bibilang mula bukas, {day}. Puwede mo pa itong baguhin hanggang doon.',
  },
  'team.rates.refused': {
    EN: 'Choose a rate from {floor} to {ceiling}.',
    TY: 'Pumili ng rate mula {floor} hanggang {ceiling}.',
  },
  'team.rates.review': {
    EN: '{count, plural, =0 {No changes yet} one {Check # change} other {Check # changes}}',
    TY: '{count, plural, =0 {Wala pang binago} other {Tingnan ang # binago}}',
  },
  'team.rates.ask': { EN: 'Save these rates?', TY: 'I-save ang mga rate na ito?' },
  'team.rates.back': { EN: 'Back', TY: 'Bumalik' },
  'team.rates.save': { EN: 'Save', TY: 'I-save' },
  'team.rates.saved': {
    EN: 'Saved. The new rates count from tomorrow.',
    TY: 'Na-save. Bibilang ang bagong rates mula bukas.',
  },
  'team.rates.history': { EN: 'Changes', TY: 'Mga pagbabago' },
  'team.rates.history.none': { EN: 'No changes yet.', TY: 'Wala pang pagbabago.' },
  'team.rates.history.from': { EN: 'From {day}', TY: 'Mula {day}' },
  'team.rates.history.by': { EN: '{who}, {time}', TY: '{who}, {time}' },
  'team.rates.by.you': { EN: 'You', TY: 'Ikaw' },
  'team.rates.by.site': { EN: 'The site', TY: 'Ang site' },
  'team.rates.by.upline': { EN: 'Earlier upline', TY: 'Dating upline' },

  // What the rates bring.
  'team.rebates.view': { EN: 'What is shown', TY: 'Ano ang ipinapakita' },
  'team.rebates.view.rebates': { EN: 'Rebates', TY: 'Mga rebate' },
  'team.rebates.view.income': { EN: 'All income', TY: 'Lahat ng kita' },
  'team.rebates.closed': {
    EN: 'Closed days only; today’s play is paid tomorrow.',
    TY: 'Mga saradong araw lang; bukas babayaran ang laro ngayon.',
  },
  'team.rebates.filter': { EN: 'Filter rebates', TY: 'I-filter ang mga rebate' },
  'team.rebates.filter.account': { EN: 'Username', TY: 'Username' },
  'team.rebates.filter.hint': {
    EN: 'A direct member, or your own username for your own play.',
    TY: 'Isang direct member, o sarili mong username para sa sarili mong laro.',
  },
  'team.rebates.empty': {
    EN: 'No rebates on these days.',
    TY: 'Walang rebate sa mga araw na ito.',
  },
  'team.rebates.own': { EN: 'Own play', TY: 'Sariling laro' },
  'team.rebates.lines': { EN: 'Team', TY: 'Team' },
  'team.rebates.state.paid': { EN: 'Paid', TY: 'Bayad na' },
  'team.rebates.state.due': { EN: 'Waiting', TY: 'Naghihintay' },
  'team.rebates.state.held': { EN: 'Held', TY: 'Naka-hold' },
  'team.rebates.state.carried': { EN: 'Carried over', TY: 'Ililipat' },
  'team.rebates.about.paid': { EN: 'Paid {time}', TY: 'Binayaran {time}' },
  'team.rebates.about.due': {
    EN: 'It is paid during the night.',
    TY: 'Babayaran ito sa gabi.',
  },
  'team.rebates.about.held': {
    EN: 'Held until your account is open again.',
    TY: 'Naka-hold hanggang bukas ulit ang account mo.',
  },
  'team.rebates.about.small': {
    EN: 'Too small to be paid. It is added to the next day.',
    TY: 'Masyadong maliit para bayaran. Idadagdag ito sa susunod na araw.',
  },
  'team.rebates.about.below': {
    EN: 'Below zero after a correction. It is taken off the next day.',
    TY: 'Mas mababa sa zero dahil sa pagtatama. Ibabawas ito sa susunod na araw.',
  },
  'team.rebates.about.nothing': {
    EN: 'Nothing is left to be paid.',
    TY: 'Walang natitirang babayaran.',
  },
  'team.rebates.earned': { EN: 'Earned', TY: 'Kinita' },
  'team.rebates.carriedIn': { EN: 'From earlier days', TY: 'Mula sa nakaraang araw' },
  'team.rebates.carriedOut': { EN: 'To the next day', TY: 'Sa susunod na araw' },
  'team.rebates.show': { EN: 'Show details', TY: 'Ipakita ang detalye' },
  'team.rebates.hide': { EN: 'Hide details', TY: 'Itago ang detalye' },
  'team.rebates.show.of': {
    EN: 'Show details of {day}',
    TY: 'Ipakita ang detalye ng {day}',
  },
  'team.rebates.hide.of': { EN: 'Hide details of {day}', TY: 'Itago ang detalye ng {day}' },
  'team.rebates.lines.of': { EN: 'Details of {day}', TY: 'Detalye ng {day}' },
  'team.rebates.times': { EN: '{amount} × {rate}', TY: '{amount} × {rate}' },
  'team.rebates.day': { EN: 'Day', TY: 'Araw' },
  'team.rebates.rate': { EN: 'Rate', TY: 'Rate' },
  'team.rebates.amount': { EN: 'Amount', TY: 'Halaga' },
  'team.rebates.total': { EN: 'Total of these days', TY: 'Kabuuan ng mga araw na ito' },
  'team.rebates.total.filtered': {
    EN: 'Total of these results',
    TY: 'Kabuuan ng mga resultang ito',
  },

  // Everything that was paid.
  'team.income.kind': { EN: 'Kind of income', TY: 'Uri ng kita' },
  'team.income.kind.all': { EN: 'All', TY: 'Lahat' },
  'team.income.list': { EN: 'Income', TY: 'Kita' },
  'team.income.paid': { EN: 'Paid', TY: 'Binayaran' },
  'team.income.for': { EN: 'For {days}', TY: 'Para sa {days}' },
  'team.income.earnedFor': { EN: 'Earned for', TY: 'Kinita para sa' },
  'team.income.from': { EN: 'From', TY: 'Mula kay' },
  'team.income.from.account': { EN: 'from {account}', TY: 'mula kay {account}' },
  'team.income.house': { EN: 'The site', TY: 'Ang site' },
  'team.income.total': { EN: 'Paid in this period', TY: 'Binayaran sa panahong ito' },
  'team.income.empty': {
    EN: 'Nothing was paid in this period.',
    TY: 'Walang binayaran sa panahong ito.',
  },
} satisfies Messages;

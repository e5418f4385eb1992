import type { Messages } from '../message.ts';

/** Texts of the pages on which agents read, answer and give contracts. */
export const contractsMessages = {
  'contracts.kind.dailySalary': { EN: 'Daily salary', TY: 'Daily salary' },
  'contracts.kind.hourlySalary': { EN: 'Hourly salary', TY: 'Hourly salary' },
  'contracts.kind.dividend': { EN: 'Dividend contract', TY: 'Dividend contract' },
  'contracts.tabs': { EN: 'Whose contracts', TY: 'Kaninong contract' },
  'contracts.tab.mine': { EN: 'Mine', TY: 'Sa akin' },
  'contracts.tab.given': { EN: 'Given', TY: 'Ibinigay ko' },
  'contracts.none': {
    EN: 'You have no contract of this kind yet. You are notified when one is offered to you.',
    TY: 'Wala ka pang ganitong contract. Aabisuhan ka kapag may inalok sa iyo.',
  },
  'contracts.noKind': {
    EN: 'Your account type has no contracts.',
    TY: 'Walang contract ang uri ng account mo.',
  },
  'contracts.closed': {
    EN: 'Dividends are not available right now.',
    TY: 'Hindi available ang dividend ngayon.',
  },

  // Where a contract stands.
  'contracts.state.proposed': { EN: 'Offered', TY: 'Inalok' },
  'contracts.state.accepted': { EN: 'Accepted', TY: 'Tinanggap' },
  'contracts.state.active': { EN: 'Running', TY: 'Tumatakbo' },
  'contracts.state.endAsked': { EN: 'End requested', TY: 'Hiniling tapusin' },
  'contracts.state.rejected': { EN: 'Rejected', TY: 'Tinanggihan' },
  'contracts.state.withdrawn': { EN: 'Withdrawn', TY: 'Binawi' },
  'contracts.state.expired': { EN: 'Expired', TY: 'Nag-expire' },
  'contracts.state.replaced': { EN: 'Replaced', TY: 'Pinalitan' },
  'contracts.state.ended': { EN: 'Ended', TY: 'Natapos' },
  'contracts.state.ending': { EN: 'Ending', TY: 'Patapos na' },
  'contracts.isChange': { EN: 'Change', TY: 'Pagbabago' },
  'contracts.changed': { EN: 'Changed', TY: 'Binago' },
  'contracts.added': { EN: 'New', TY: 'Bago' },
  'contracts.gone': { EN: 'No longer', TY: 'Wala na' },
  'contracts.before': { EN: 'Now: {was}', TY: 'Ngayon: {was}' },
  'contracts.by': { EN: 'Offered by {who}', TY: 'Inalok ni {who}' },
  'contracts.by.house': { EN: 'Offered by the site', TY: 'Inalok ng site' },
  'contracts.by.agent': { EN: 'Offered by your agent', TY: 'Inalok ng agent mo' },
  'contracts.paidBy.agent': { EN: 'Paid by your agent', TY: 'Binabayaran ng agent mo' },
  'contracts.paidBy': { EN: 'Paid by {who}', TY: 'Binabayaran ni {who}' },
  'contracts.paidBy.house': { EN: 'Paid by the site', TY: 'Binabayaran ng site' },
  'contracts.answerBy': { EN: 'Answer by {when}', TY: 'Sagutin bago ang {when}' },
  'contracts.answerBy.other': {
    EN: 'Waits for an answer until {when}',
    TY: 'Naghihintay ng sagot hanggang {when}',
  },
  'contracts.proposedAt': { EN: 'Offered {when}', TY: 'Inalok noong {when}' },
  'contracts.starts': { EN: 'Starts {when}', TY: 'Magsisimula sa {when}' },
  'contracts.since': { EN: 'Since {when}', TY: 'Mula {when}' },
  'contracts.ends': { EN: 'Ends on {when}', TY: 'Matatapos sa {when}' },
  'contracts.fromTo': { EN: '{from} – {until}', TY: '{from} – {until}' },
  'contracts.reason': { EN: 'Reason: {reason}', TY: 'Dahilan: {reason}' },

  // What waits for an answer or its start.
  'contracts.waiting': { EN: 'Offered to you', TY: 'Inalok sa iyo' },
  'contracts.waiting.change': { EN: 'A change is offered', TY: 'May inalok na pagbabago' },
  'contracts.waiting.accepted': { EN: 'Accepted', TY: 'Tinanggap mo na' },
  'contracts.accepted': {
    EN: 'You accepted. The contract starts {when}.',
    TY: 'Tinanggap mo na. Magsisimula ang contract sa {when}.',
  },
  'contracts.accepted.change': {
    EN: 'You accepted. The change starts {when}; until then the running contract counts.',
    TY: 'Tinanggap mo na. Magsisimula ang pagbabago sa {when}; hanggang doon, ang tumatakbong contract ang bilang.',
  },
  'contracts.promised': {
    EN: '{count, plural, one {You have promised # person a dividend.} other {You have promised # people a dividend.}} You owe them from your own cash, even when your own dividend is smaller or none is paid.',
    TY: '{count, plural, one {Nangako ka ng dividend sa # tao.} other {Nangako ka ng dividend sa # tao.}} Sa sarili mong cash ito babayaran, kahit mas maliit o wala ang sarili mong dividend.',
  },
  'contracts.accept': { EN: 'Accept', TY: 'Tanggapin' },
  'contracts.accept.title': { EN: 'Accept this contract?', TY: 'Tanggapin ang contract na ito?' },
  'contracts.accept.text': {
    EN: 'It starts with the next period.',
    TY: 'Magsisimula ito sa susunod na panahon.',
  },
  'contracts.accept.change': {
    EN: 'It takes the place of the running contract with the next period.',
    TY: 'Papalitan nito ang tumatakbong contract sa susunod na panahon.',
  },
  'contracts.accept.done': { EN: 'Contract accepted.', TY: 'Tinanggap ang contract.' },
  'contracts.reject': { EN: 'Reject', TY: 'Tanggihan' },
  'contracts.reject.title': { EN: 'Reject this contract?', TY: 'Tanggihan ang contract na ito?' },
  'contracts.reject.reason': { EN: 'Reason (optional)', TY: 'Dahilan (opsyonal)' },
  'contracts.reject.hint': {
    EN: 'Who offered it can read this.',
    TY: 'Mababasa ito ng nag-alok.',
  },
  'contracts.reject.done': { EN: 'Contract rejected.', TY: 'Tinanggihan ang contract.' },
  'contracts.count': { EN: '{count} / {most}', TY: '{count} / {most}' },
  'contracts.cancel': { EN: 'Cancel', TY: 'I-cancel' },

  // The contract that runs, and its end.
  'contracts.running': { EN: 'Your contract', TY: 'Ang contract mo' },
  'contracts.ending': {
    EN: 'The contract ends on {when}. Until then it pays as before.',
    TY: 'Matatapos ang contract sa {when}. Hanggang doon, tuloy ang bayad.',
  },
  'contracts.end': { EN: 'Ask to end', TY: 'Hilinging tapusin' },
  'contracts.end.title': {
    EN: 'Ask to end this contract?',
    TY: 'Hilinging tapusin ang contract na ito?',
  },
  'contracts.end.text': {
    EN: 'The other side has 7 days to answer. It then ends with the running period, also without an answer.',
    TY: 'May 7 araw ang kabila para sumagot. Matatapos ito kasabay ng kasalukuyang panahon, kahit walang sagot.',
  },
  'contracts.end.done': { EN: 'Request sent.', TY: 'Naipadala ang hiling.' },
  'contracts.endAsked.own': {
    EN: 'You asked to end this contract. It can be answered until {when}; without an answer it ends.',
    TY: 'Hiniling mong tapusin ang contract na ito. Puwede itong sagutin hanggang {when}; kapag walang sagot, matatapos ito.',
  },
  'contracts.endAsked.house': {
    EN: 'The site asks to end this contract. Answer by {when}; without an answer it ends.',
    TY: 'Hinihiling ng site na tapusin ang contract na ito. Sagutin bago ang {when}; kapag walang sagot, matatapos ito.',
  },
  'contracts.endAsked.agent': {
    EN: 'Your agent asks to end this contract. Answer by {when}; without an answer it ends.',
    TY: 'Hinihiling ng agent mo na tapusin ang contract na ito. Sagutin bago ang {when}; kapag walang sagot, matatapos ito.',
  },
  'contracts.endAsked.other': {
    EN: '{who} asks to end this contract. Answer by {when}; without an answer it ends.',
    TY: 'Hinihiling ni {who} na tapusin ang contract na ito. Sagutin bago ang {when}; kapag walang sagot, matatapos ito.',
  },
  'contracts.agree': { EN: 'Agree', TY: 'Pumayag' },
  'contracts.agree.title': { EN: 'Agree to end it?', TY: 'Pumayag na tapusin ito?' },
  'contracts.agree.text': {
    EN: 'The contract ends with the running period.',
    TY: 'Matatapos ang contract kasabay ng kasalukuyang panahon.',
  },
  'contracts.agree.done': { EN: 'The contract will end.', TY: 'Matatapos ang contract.' },
  'contracts.keep': { EN: 'Keep it', TY: 'Ituloy' },
  'contracts.keep.done': { EN: 'The contract runs on.', TY: 'Tuloy ang contract.' },

  // Terms, in sentences and tiers.
  'contracts.terms': { EN: 'Terms', TY: 'Mga kondisyon' },
  'contracts.terms.show': { EN: 'Show terms', TY: 'Ipakita ang mga kondisyon' },
  'contracts.terms.hide': { EN: 'Hide terms', TY: 'Itago ang mga kondisyon' },
  'contracts.says.dailySalary': {
    EN: 'Each day it pays a part of all valid bets of the team: that of the highest tier that is fully met.',
    TY: 'Bawat araw, bahagi ng lahat ng valid na taya ng team ang bayad: ayon sa pinakamataas na tier na ganap na naabot.',
  },
  'contracts.says.hourlySalary': {
    EN: 'Each hour it pays a part of all valid bets of the team: that of the highest tier that is fully met.',
    TY: 'Bawat oras, bahagi ng lahat ng valid na taya ng team ang bayad: ayon sa pinakamataas na tier na ganap na naabot.',
  },
  'contracts.says.dividend': {
    EN: 'It pays a part of what the house wins from the team: that of the highest tier that is fully met.',
    TY: 'Bahagi ng panalo ng house sa team ang bayad: ayon sa pinakamataas na tier na ganap na naabot.',
  },
  'contracts.says.period.HOUR': {
    EN: 'It is settled each hour.',
    TY: 'Kinukuwenta ito bawat oras.',
  },
  'contracts.says.period.DAY': { EN: 'It is settled each day.', TY: 'Kinukuwenta ito bawat araw.' },
  'contracts.says.period.WEEK': {
    EN: 'It is settled each week, Monday to Sunday.',
    TY: 'Kinukuwenta ito bawat linggo, Lunes hanggang Linggo.',
  },
  'contracts.says.period.TEN_DAYS': {
    EN: 'It is settled three times a month: after the 10th, the 20th and the last day.',
    TY: 'Kinukuwenta ito tatlong beses sa isang buwan: pagkatapos ng ika-10, ika-20 at huling araw.',
  },
  'contracts.says.period.HALF_MONTH': {
    EN: 'It is settled twice a month: after the 15th and the last day.',
    TY: 'Kinukuwenta ito dalawang beses sa isang buwan: pagkatapos ng ika-15 at huling araw.',
  },
  'contracts.says.period.MONTH': {
    EN: 'It is settled each month.',
    TY: 'Kinukuwenta ito bawat buwan.',
  },
  'contracts.says.lost': {
    EN: 'Rounds that were lost have a rate of their own.',
    TY: 'May sariling rate ang mga natalong round.',
  },
  'contracts.says.active': {
    EN: 'A member is active with valid bets of {amount} or more in the period.',
    TY: 'Active ang member na may valid na taya na {amount} o higit sa panahon.',
  },
  'contracts.says.own.yes': {
    EN: 'The agent’s own play counts too.',
    TY: 'Kasama ang sariling laro ng agent.',
  },
  'contracts.says.own.no': {
    EN: 'The agent’s own play does not count.',
    TY: 'Hindi kasama ang sariling laro ng agent.',
  },
  'contracts.says.unit.bets': {
    EN: 'Valid bets count in whole steps of {amount}.',
    TY: 'Binibilang ang valid na taya sa buong {amount}.',
  },
  'contracts.says.unit.paid': {
    EN: 'The amount is cut down to whole steps of {amount}.',
    TY: 'Ibinababa ang halaga sa buong {amount}.',
  },
  'contracts.says.cap': {
    EN: 'At most {amount} is paid for a period.',
    TY: 'Hanggang {amount} ang bayad sa isang panahon.',
  },
  'contracts.says.teamLost': {
    EN: 'It pays only when the team lost more than it won.',
    TY: 'May bayad lang kapag mas malaki ang talo ng team kaysa panalo.',
  },
  'contracts.says.deducts': {
    EN: 'First taken off what the house wins: {list}.',
    TY: 'Ibinabawas muna sa panalo ng house: {list}.',
  },
  'contracts.says.deducts.none': {
    EN: 'Nothing is taken off what the house wins.',
    TY: 'Walang ibinabawas sa panalo ng house.',
  },
  'contracts.deducts.promotion': { EN: 'bonuses and rewards', TY: 'mga bonus at reward' },
  'contracts.deducts.rebate': { EN: 'rebates', TY: 'mga rebate' },
  'contracts.deducts.salary': { EN: 'salaries', TY: 'mga salary' },
  'contracts.deducts.cost': { EN: '{rate} of deposits', TY: '{rate} ng mga deposit' },
  'contracts.says.carry.none': {
    EN: 'A loss of the house is not carried over.',
    TY: 'Hindi dinadala sa susunod ang talo ng house.',
  },
  'contracts.says.carry.untilMonthEnd': {
    EN: 'A loss of the house lessens later dividends of the same month.',
    TY: 'Binabawasan ng talo ng house ang mga susunod na dividend sa parehong buwan.',
  },
  'contracts.says.carry.always': {
    EN: 'A loss of the house lessens later dividends until it is made up.',
    TY: 'Binabawasan ng talo ng house ang mga susunod na dividend hanggang mabawi ito.',
  },
  'contracts.tiers': { EN: 'Tiers', TY: 'Mga tier' },
  'contracts.tier': { EN: 'Tier', TY: 'Tier' },
  'contracts.tier.from': { EN: 'From', TY: 'Mula' },
  'contracts.tier.rate': { EN: 'Rate', TY: 'Rate' },
  'contracts.tier.lost': { EN: 'lost {rate}', TY: 'talo {rate}' },
  'contracts.tier.validBetAmount': { EN: '{amount} valid bets', TY: '{amount} valid na taya' },
  'contracts.tier.activeMembers': {
    EN: '{count, plural, one {# active member} other {# active members}}',
    TY: '{count, plural, one {# active na member} other {# active na member}}',
  },
  'contracts.tier.result': { EN: '{amount} house result', TY: '{amount} resulta ng house' },
  'contracts.tier.any': { EN: 'No condition', TY: 'Walang kondisyon' },
  'contracts.tiers.short': {
    EN: '{count, plural, one {# tier} other {# tiers}}, {rates}',
    TY: '{count, plural, one {# tier} other {# tier}}, {rates}',
  },
  'contracts.tiers.rates': { EN: '{from} to {to}', TY: '{from} hanggang {to}' },

  // A period worked out.
  'contracts.period': { EN: 'This period so far', TY: 'Kasalukuyang panahon' },
  'contracts.period.hours': { EN: '{from} – {until}', TY: '{from} – {until}' },
  'contracts.example': { EN: 'Example: last whole period', TY: 'Halimbawa: huling buong panahon' },
  'contracts.example.note': {
    EN: 'What these terms would have given. Nothing is paid for it.',
    TY: 'Ang ibibigay sana ng mga kondisyong ito. Walang bayad para dito.',
  },
  'contracts.line.validBetAmount': { EN: 'Valid bets of the team', TY: 'Valid na taya ng team' },
  'contracts.line.lostBetAmount': { EN: 'Of these, in lost rounds', TY: 'Dito, sa natalong round' },
  'contracts.line.activeMembers': { EN: 'Active members', TY: 'Active na member' },
  'contracts.line.betAmount': { EN: 'Bets', TY: 'Mga taya' },
  'contracts.line.winAmount': { EN: 'Wins', TY: 'Mga panalo' },
  'contracts.line.promotion': { EN: 'Bonuses and rewards', TY: 'Bonus at reward' },
  'contracts.line.rebate': { EN: 'Rebates', TY: 'Mga rebate' },
  'contracts.line.salary': { EN: 'Salaries', TY: 'Mga salary' },
  'contracts.line.cost': { EN: 'Cost of deposits', TY: 'Gastos sa deposit' },
  'contracts.line.result': { EN: 'Result of the house', TY: 'Resulta ng house' },
  'contracts.line.carried': { EN: 'Carried over from before', TY: 'Dala mula sa nakaraan' },
  'contracts.line.base': { EN: 'Counts', TY: 'Binibilang' },
  'contracts.line.tier': { EN: 'Tier', TY: 'Tier' },
  'contracts.line.tier.none': { EN: 'None', TY: 'Wala' },
  'contracts.line.rate': { EN: 'Rate', TY: 'Rate' },
  'contracts.line.lostRate': { EN: 'Rate of lost rounds', TY: 'Rate ng natalong round' },
  'contracts.line.cap': { EN: 'At most', TY: 'Hanggang' },
  'contracts.line.amount': { EN: 'Amount', TY: 'Halaga' },
  'contracts.line.soFar': { EN: 'Amount so far', TY: 'Halaga hanggang ngayon' },
  'contracts.teamWon': {
    EN: 'The team has won so far, so nothing is paid.',
    TY: 'Panalo ang team sa ngayon, kaya walang bayad.',
  },
  'contracts.missing': {
    EN: 'Still missing for tier {tier} ({rate})',
    TY: 'Kulang pa para sa tier {tier} ({rate})',
  },
  'contracts.top': {
    EN: 'The highest tier is reached.',
    TY: 'Naabot na ang pinakamataas na tier.',
  },

  // What is over.
  'contracts.history': { EN: 'Earlier contracts', TY: 'Mga dating contract' },

  // What the agent has given.
  'contracts.given.list': { EN: 'Contracts you offered', TY: 'Mga contract na inalok mo' },
  'contracts.given.none': {
    EN: 'You have not offered anybody such a contract yet.',
    TY: 'Wala ka pang inaalok ng ganitong contract.',
  },
  'contracts.given.cannot': {
    EN: 'You can offer this contract once you have one that runs yourself.',
    TY: 'Makakapag-alok ka nito kapag may sarili ka nang tumatakbong contract.',
  },
  'contracts.offer': { EN: 'Offer a contract', TY: 'Mag-alok ng contract' },
  'contracts.change': { EN: 'Change', TY: 'Baguhin' },
  'contracts.withdraw': { EN: 'Withdraw', TY: 'Bawiin' },
  'contracts.withdraw.title': { EN: 'Withdraw this offer?', TY: 'Bawiin ang alok na ito?' },
  'contracts.withdraw.text': {
    EN: 'It can then no longer be accepted.',
    TY: 'Hindi na ito matatanggap pagkatapos.',
  },
  'contracts.withdraw.done': { EN: 'Offer withdrawn.', TY: 'Nabawi ang alok.' },
} satisfies Messages;

import type { Messages } from '../message.ts';

/** Texts of the rows of numbers with unit, multiple and slider. */
export const lotteryPadMessages = {
  'lottery.pad.row.first': { EN: 'First', TY: 'Una' },
  'lottery.pad.row.second': { EN: 'Second', TY: 'Ikalawa' },
  'lottery.pad.row.third': { EN: 'Third', TY: 'Ikatlo' },
  'lottery.pad.row.fourth': { EN: 'Fourth', TY: 'Ikaapat' },
  'lottery.pad.row.fifth': { EN: 'Fifth', TY: 'Ikalima' },
  'lottery.pad.row.sixth': { EN: 'Sixth', TY: 'Ikaanim' },
  'lottery.pad.row.seventh': { EN: 'Seventh', TY: 'Ikapito' },
  'lottery.pad.row.eighth': { EN: 'Eighth', TY: 'Ikawalo' },
  'lottery.pad.row.ninth': { EN: 'Ninth', TY: 'Ikasiyam' },
  'lottery.pad.row.tenth': { EN: 'Tenth', TY: 'Ikasampu' },
  'lottery.pad.row.numbers': { EN: 'Numbers', TY: 'Mga numero' },
  'lottery.pad.row.singles': { EN: 'Singles', TY: 'Isahan' },
  'lottery.pad.row.doubles': { EN: 'Doubles', TY: 'Doble' },
  'lottery.pad.row.triples': { EN: 'Triples', TY: 'Triple' },
  'lottery.pad.row.fours': { EN: 'Fours', TY: 'Apatan' },
  'lottery.pad.row.sum': { EN: 'Sum', TY: 'Suma' },
  'lottery.pad.row.oddEven': { EN: 'Odd and even', TY: 'Gansal at pares' },
  'lottery.pad.ball.tripleAll': { EN: 'Any triple', TY: 'Kahit anong triple' },
  'lottery.pad.ball.runAll': { EN: 'Any three in a row', TY: 'Kahit anong tatlong sunod' },
  'lottery.pad.ball.oddEven': { EN: '{odd} odd, {even} even', TY: '{odd} gansal, {even} pares' },
  'lottery.pad.positions': { EN: 'Positions', TY: 'Mga posisyon' },
  'lottery.pad.quick': { EN: '{row}: choose several', TY: '{row}: pumili ng marami' },
  'lottery.pad.all': { EN: 'all', TY: 'lahat' },
  'lottery.pad.none': { EN: 'none', TY: 'wala' },
  'lottery.pad.pays': {
    EN: 'Below each: what one bet of {amount} pays.',
    TY: 'Sa ilalim ng bawat isa: bayad sa isang taya na {amount}.',
  },
  'lottery.pad.hits': { EN: 'Show hits', TY: 'Ipakita ang mga labas' },
  'lottery.pad.hits.of': {
    EN: '{count, plural, one {# hit} other {# hits}}',
    TY: '{count, plural, one {# labas} other {# labas}}',
  },
  'lottery.pad.gap.of': { EN: 'gap {count}', TY: 'agwat {count}' },
  'lottery.pad.hits.text': {
    EN: 'Hits in the last 100 draws. Gap: draws since the last hit. They say nothing about the next draw.',
    TY: 'Mga labas sa huling 100 draw. Agwat: mga draw mula sa huling labas. Walang sinasabi ang mga ito sa susunod na draw.',
  },
  'lottery.pad.random': { EN: 'Random {count}', TY: 'Random {count}' },
  'lottery.pad.added': {
    EN: '{count, plural, one {# line is} other {# lines are}} in the cart now.',
    TY: '{count, plural, one {# linya} other {# linya}} ang nasa cart na.',
  },
  'lottery.pad.unit': { EN: 'Price of a bet', TY: 'Presyo ng isang taya' },
  'lottery.pad.multiple': { EN: 'Times', TY: 'Ilang beses' },
  'lottery.pad.multiple.chips': { EN: 'Times, to choose from', TY: 'Ilang beses, mapagpipilian' },
  'lottery.pad.multiple.less': { EN: 'One time less', TY: 'Bawasan ng isa' },
  'lottery.pad.multiple.more': { EN: 'One time more', TY: 'Dagdagan ng isa' },
  'lottery.pad.multiple.range': {
    EN: 'Times: a whole number from 1 to {most}.',
    TY: 'Ilang beses: buong numero mula 1 hanggang {most}.',
  },
  'lottery.pad.slider': { EN: 'Prize and rebate', TY: 'Premyo at rebate' },
  'lottery.pad.slider.value': {
    EN: 'Prize {prize}, rebate {percent}%',
    TY: 'Premyo {prize}, rebate {percent}%',
  },
  'lottery.pad.slider.text': {
    EN: 'A higher rebate lowers the prize. In the long run {percent}% of all stakes comes back, wherever the slider stands.',
    TY: 'Kapag mas mataas ang rebate, mas mababa ang premyo. Sa katagalan, {percent}% ng lahat ng taya ang bumabalik, saan man nakalagay ang slider.',
  },
  'lottery.pad.need.row': {
    EN: '{row}: choose at least {count}.',
    TY: '{row}: pumili ng hindi bababa sa {count}.',
  },
  'lottery.pad.need.rows': {
    EN: '{count, plural, one {Choose in one row or more.} other {Choose in at least # rows.}}',
    TY: '{count, plural, one {Pumili sa isang hanay o higit pa.} other {Pumili sa hindi bababa sa # hanay.}}',
  },
  'lottery.pad.need.only': { EN: 'Press “{name}” to choose it.', TY: 'Pindutin ang “{name}”.' },
  'lottery.pad.need.other': {
    EN: 'These make no bet together. Choose more, or others.',
    TY: 'Walang nabubuong taya ang mga ito. Magdagdag, o pumili ng iba.',
  },
  'lottery.pad.need.typed': {
    EN: 'Type or paste numbers, or choose a file.',
    TY: 'Mag-type o mag-paste ng mga numero, o pumili ng file.',
  },
  'lottery.pad.reading': { EN: 'Reading the numbers…', TY: 'Binabasa ang mga numero…' },
  'lottery.pad.typed': { EN: 'Numbers', TY: 'Mga numero' },
  'lottery.pad.typed.hint': {
    EN: 'Such as {example}. Part numbers by a space, a comma, a semicolon or a new line.',
    TY: 'Tulad ng {example}. Paghiwalayin ang mga numero ng espasyo, kuwit, tuldok-kuwit o bagong linya.',
  },
  'lottery.pad.typed.open': {
    EN: 'Such as {example}, with # for each place left open. Part numbers by a space, a comma, a semicolon or a new line.',
    TY: 'Tulad ng {example}, na may # sa bawat posisyong iniwang bukas. Paghiwalayin ang mga numero ng espasyo, kuwit, tuldok-kuwit o bagong linya.',
  },
  'lottery.pad.typed.kept': {
    EN: 'This is too much for the field and is kept beside it: {text}',
    TY: 'Masyado itong marami para sa patlang at itinabi ito: {text}',
  },
  'lottery.pad.typed.count': {
    EN: '{count, plural, one {# number} other {# numbers}}',
    TY: '{count, plural, one {# numero} other {# numero}}',
  },
  'lottery.pad.typed.wrong': {
    EN: '{count, plural, one {# entry is no number for this bet.} other {# entries are no numbers for this bet.}}',
    TY: '{count, plural, one {# ang hindi numero para sa tayang ito.} other {# ang hindi numero para sa tayang ito.}}',
  },
  'lottery.pad.typed.wrong.line': { EN: 'Line {line}: {text}', TY: 'Linya {line}: {text}' },
  'lottery.pad.typed.wrong.more': {
    EN: '{count, plural, one {And # more.} other {And # more.}}',
    TY: '{count, plural, one {At # pa.} other {At # pa.}}',
  },
  'lottery.pad.typed.wrong.remove': { EN: 'Remove what is wrong', TY: 'Alisin ang mali' },
  'lottery.pad.typed.doubles': {
    EN: '{count, plural, one {# number stands twice and counts once.} other {# numbers stand again and count once.}}',
    TY: '{count, plural, one {# numero ang naulit at isang beses lang bibilangin.} other {# numero ang naulit at isang beses lang bibilangin.}}',
  },
  'lottery.pad.typed.doubles.remove': { EN: 'Remove doubles', TY: 'Alisin ang mga doble' },
  'lottery.pad.typed.most': {
    EN: 'A line takes at most {most} numbers.',
    TY: 'Hanggang {most} numero lang ang kasya sa isang linya.',
  },
  'lottery.pad.typed.long': {
    EN: 'This is too long. Keep it below 1 MB.',
    TY: 'Masyado itong mahaba. Panatilihing mas mababa sa 1 MB.',
  },
  'lottery.pad.file': { EN: 'Choose a file', TY: 'Pumili ng file' },
  'lottery.pad.file.size': {
    EN: 'This file is too large. Choose one of at most 1 MB.',
    TY: 'Masyadong malaki ang file. Pumili ng hanggang 1 MB.',
  },
  'lottery.pad.file.type': {
    EN: 'This is no text file. Choose a .txt file with the numbers.',
    TY: 'Hindi ito text file. Pumili ng .txt file na may mga numero.',
  },
  'lottery.pad.file.failed': {
    EN: 'The file could not be read. Choose it again, or another one.',
    TY: 'Hindi mabasa ang file. Piliin ulit ito, o pumili ng iba.',
  },
  'lottery.pad.most.bets': {
    EN: 'A line takes at most {most} bets.',
    TY: 'Hanggang {most} taya lang ang kasya sa isang linya.',
  },
  'lottery.pad.most.lines': {
    EN: 'The cart takes at most {most} lines.',
    TY: 'Hanggang {most} linya lang ang kasya sa cart.',
  },
  'lottery.pad.least.stake': {
    EN: 'Each line costs at least {amount}. Choose more, a higher price or more times.',
    TY: 'Hindi bababa sa {amount} ang bawat linya. Magdagdag ng pili, presyo o beses.',
  },
  'lottery.pad.most.stake': {
    EN: 'An order costs at most {amount}.',
    TY: 'Hanggang {amount} lang ang isang order.',
  },
  'lottery.pad.most.win': {
    EN: 'A draw pays at most {amount} for an order. Lower the stake.',
    TY: 'Hanggang {amount} lang ang bayad ng isang draw sa isang order. Babaan ang taya.',
  },
} as const satisfies Messages;

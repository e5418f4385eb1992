import type { Messages } from '../message.ts';

/** Texts of player protection: limits, breaks, the history, the self-test, and who helps. */
export const limitsMessages = {
  'title.history': { EN: 'My history', TY: 'History ko' },
  'title.selfTest': { EN: 'Self-test', TY: 'Self-test' },
  'title.limits': { EN: 'My limits', TY: 'Mga limit ko' },
  'limits.about': {
    EN:
      'A lower limit starts at once. A higher limit, or no limit, waits {wait}. Then we ask ' +
      'you again.',
    TY:
      'Agad ang mas mababang limit. Maghihintay ng {wait} ang mas mataas, o ang pag-alis ng ' +
      'limit. Pagkatapos, tatanungin ka namin ulit.',
  },
  'limits.kind.deposit': { EN: 'Deposits', TY: 'Mga deposit' },
  'limits.kind.loss': { EN: 'Losses', TY: 'Mga talo' },
  'limits.kind.wager': { EN: 'Total bets', TY: 'Kabuuang taya' },
  'limits.kind.bet': { EN: 'One bet', TY: 'Isang taya' },
  'limits.kind.time': { EN: 'Playing time', TY: 'Oras ng laro' },
  'limits.about.deposit': {
    EN: 'Pending deposits count too.',
    TY: 'Kasama ang mga pending na deposit.',
  },
  'limits.about.loss': {
    EN: 'Bets minus wins. Open bets count as lost.',
    TY: 'Taya bawas ang panalo. Binibilang na talo ang mga bukas pang taya.',
  },
  'limits.about.wager': {
    EN: 'Everything you bet, whether you win or lose.',
    TY: 'Lahat ng itinaya mo, manalo man o matalo.',
  },
  'limits.about.bet': {
    EN: 'The most you can bet at once.',
    TY: 'Ang pinakamalaking puwede mong itaya sa isang beses.',
  },
  'limits.about.time': { EN: 'Time spent in games.', TY: 'Oras na ginugol sa mga laro.' },
  'limits.period.stake': { EN: 'Per bet', TY: 'Bawat taya' },
  'limits.period.day': { EN: 'In 24 hours', TY: 'Sa 24 oras' },
  'limits.period.week': { EN: 'In 7 days', TY: 'Sa 7 araw' },
  'limits.period.month': { EN: 'In 30 days', TY: 'Sa 30 araw' },
  'limits.period.time': { EN: 'Per day', TY: 'Bawat araw' },
  'limits.none': { EN: 'No limit', TY: 'Walang limit' },
  'limits.used': { EN: 'Used: {used}', TY: 'Nagamit: {used}' },
  'limits.left': { EN: 'Left: {left}', TY: 'Natitira: {left}' },
  'limits.frees': { EN: '{amount} more from {when}', TY: '{amount} pa mula {when}' },
  'limits.byOperator': {
    EN: 'We have set this limit.',
    TY: 'Kami ang nagtakda ng limit na ito.',
  },
  'limits.byOperator.own': {
    EN: 'We have set this limit. Your own limit is {amount}.',
    TY: 'Kami ang nagtakda ng limit na ito. {amount} ang sarili mong limit.',
  },
  'limits.wish': {
    EN: 'You asked for {amount}. You can confirm it from {from} to {until}.',
    TY: 'Humiling ka ng {amount}. Puwede mo itong kumpirmahin mula {from} hanggang {until}.',
  },
  'limits.wish.none': {
    EN: 'You asked for no limit. You can confirm it from {from} to {until}.',
    TY:
      'Hiniling mong alisin ang limit. Puwede mo itong kumpirmahin mula {from} hanggang ' +
      '{until}.',
  },
  'limits.wish.drop': { EN: 'Cancel request', TY: 'I-cancel ang request' },
  'limits.ripe': { EN: 'Still want it?', TY: 'Gusto mo pa rin ba ito?' },
  'limits.ripe.now': { EN: 'Now', TY: 'Ngayon' },
  'limits.ripe.new': { EN: 'New', TY: 'Bago' },
  'limits.ripe.until': {
    EN: 'Answer by {until}. After that, your limit stays as it is.',
    TY: 'Sumagot hanggang {until}. Pagkatapos nito, hindi na magbabago ang limit mo.',
  },
  'limits.ripe.keep': { EN: 'Keep my limit', TY: 'Panatilihin ang limit ko' },
  'limits.ripe.confirm': { EN: 'Yes, change it', TY: 'Oo, palitan' },
  'limits.kept': { EN: 'Your limit stays as it is.', TY: 'Hindi nagbago ang limit mo.' },
  'limits.saved': { EN: 'Your new limit is active.', TY: 'Active na ang bagong limit mo.' },
  'limits.waits': {
    EN: 'You can confirm this from {from}. Until then, your limit stays.',
    TY: 'Puwede mo itong kumpirmahin mula {from}. Hanggang doon, mananatili ang limit mo.',
  },
  'limits.amount': { EN: 'Maximum amount', TY: 'Maximum na halaga' },
  'limits.time.hours': { EN: 'Hours', TY: 'Oras' },
  'limits.time.minutes': { EN: 'Minutes', TY: 'Minuto' },
  'limits.time.wrong': {
    EN: 'Enter a time from 1 minute to 23 hours 59 minutes.',
    TY: 'Maglagay ng oras mula 1 minuto hanggang 23 oras at 59 minuto.',
  },
  'limits.save': { EN: 'Save limit', TY: 'I-save ang limit' },
  'limits.request': { EN: 'Request this limit', TY: 'I-request ang limit na ito' },
  'limits.remove': { EN: 'Remove limit', TY: 'Alisin ang limit' },
  'limits.remove.request': { EN: 'Request removal', TY: 'I-request ang pag-alis' },
  'limits.raise.text': {
    EN:
      'A higher limit waits {wait}. Then you have {answer} to confirm it. Until you do, your ' +
      'limit stays at {amount}.',
    TY:
      'Maghihintay ng {wait} ang mas mataas na limit. Pagkatapos, may {answer} ka para ' +
      'kumpirmahin ito. Hanggang hindi mo ito nagagawa, {amount} pa rin ang limit mo.',
  },
  'limits.remove.text': {
    EN:
      'Removing your limit waits {wait}. Then you have {answer} to confirm it. Until you do, ' +
      'your limit stays at {amount}.',
    TY:
      'Maghihintay ng {wait} ang pag-alis ng limit. Pagkatapos, may {answer} ka para ' +
      'kumpirmahin ito. Hanggang hindi mo ito nagagawa, {amount} pa rin ang limit mo.',
  },
  'limits.help': { EN: 'Help', TY: 'Tulong' },
  'limits.help.text': {
    EN: 'If your play worries you, talk to someone.',
    TY: 'Kung nag-aalala ka sa paglalaro mo, makipag-usap sa iba.',
  },
  'limits.help.call': { EN: 'Call {telephone}', TY: 'Tawagan ang {telephone}' },
  'limits.help.site': { EN: 'Website', TY: 'Website' },
  'limits.empty': {
    EN: 'No limits are available here.',
    TY: 'Walang available na limit dito.',
  },
  'limits.sheet.none': {
    EN: 'You have not set any limits.',
    TY: 'Wala ka pang itinakdang limit.',
  },
  'limits.see': { EN: 'See my limits', TY: 'Tingnan ang mga limit ko' },
  'limits.change': { EN: 'Change my limits', TY: 'Baguhin ang mga limit ko' },
  'limits.reached.bet': { EN: 'This bet is over your limit', TY: 'Lampas sa limit mo ang taya' },
  'limits.reached.bet.text': {
    EN: 'Your bet was not placed. Your balance has not changed.',
    TY: 'Hindi natuloy ang taya mo. Hindi nagbago ang balanse mo.',
  },
  'limits.reached.time': { EN: 'Your playing time is up', TY: 'Ubos na ang oras ng laro mo' },
  'limits.reached.time.text': {
    EN: 'You have used all your playing time for today.',
    TY: 'Nagamit mo na ang lahat ng oras ng laro mo ngayong araw.',
  },
  'limits.reached.close': { EN: 'Back to the game', TY: 'Bumalik sa laro' },
  'limits.offer.registration': { EN: 'Play within your means', TY: 'Maglaro ayon sa kaya mo' },
  'limits.offer.deposit': { EN: 'Before you deposit', TY: 'Bago ka mag-deposit' },
  'limits.offer.text': {
    EN: 'Set a limit for deposits, losses, bets or playing time. You can lower it at any time.',
    TY:
      'Magtakda ng limit sa deposit, talo, taya o oras ng laro. Puwede mo itong babaan anumang ' +
      'oras.',
  },
  'limits.offer.set': { EN: 'Set a limit', TY: 'Magtakda ng limit' },
  'limits.offer.notNow': { EN: 'Not now', TY: 'Hindi muna' },
  'limits.check': { EN: 'Reality check', TY: 'Reality check' },
  'limits.check.about': {
    EN: 'After this much play, the game is covered. You see your time, your bets and your wins.',
    TY:
      'Kapag ganito ka na katagal naglalaro, tatakpan ang laro. Makikita mo ang oras, mga taya ' +
      'at mga panalo mo.',
  },
  'limits.check.choose': { EN: 'Time between checks', TY: 'Oras bago ang bawat check' },
  'limits.check.off': { EN: 'Off', TY: 'Naka-off' },
  'limits.check.isOff': { EN: 'Reality checks are off.', TY: 'Naka-off ang reality check.' },
  'limits.check.next': {
    EN: 'Next check after {left} more of play.',
    TY: 'Susunod na check pagkatapos ng {left} pang paglalaro.',
  },
  'limits.check.due': {
    EN: 'A check is due. You answer it in your game.',
    TY: 'May check na hindi mo pa nasasagot. Sagutin ito sa laro mo.',
  },
  'limits.check.saved': {
    EN: 'Your reality check is saved.',
    TY: 'Na-save na ang reality check mo.',
  },
  'limits.check.every': {
    EN: 'Reality check: every {time} of play',
    TY: 'Reality check: bawat {time} ng paglalaro',
  },
  'limits.check.played': { EN: 'You have played for {time}.', TY: '{time} ka nang naglalaro.' },
  'limits.check.staked': { EN: 'You bet', TY: 'Itinaya mo' },
  'limits.check.won': { EN: 'You won', TY: 'Napanalunan mo' },
  'limits.check.net': { EN: 'Result', TY: 'Resulta' },
  'limits.check.left': { EN: 'Left of your limits', TY: 'Natitira sa mga limit mo' },
  'limits.check.goOn': { EN: 'Keep playing', TY: 'Ituloy ang laro' },
  'limits.check.stop': { EN: 'Stop playing', TY: 'Tumigil sa paglalaro' },
  'limits.check.history': { EN: 'History', TY: 'History' },
  'limits.more': { EN: 'More', TY: 'Iba pa' },
  'history.since.date': { EN: 'Opened on {date}', TY: 'Binuksan noong {date}' },
  'history.year': { EN: 'Last 12 months', TY: 'Huling 12 buwan' },
  'history.view.play': { EN: 'Play', TY: 'Laro' },
  'history.view.money': { EN: 'Money', TY: 'Pera' },
  'history.netWithdrawals': {
    EN: 'Withdrawals less deposits',
    TY: 'Withdrawal bawas ang deposit',
  },
  'history.picture': {
    EN: 'Chart from {from} to {until}: {figures}. The list below shows the same figures.',
    TY: 'Chart mula {from} hanggang {until}: {figures}. Nasa listahan sa ibaba ang mga halaga.',
  },
  'history.months': { EN: 'By month', TY: 'Bawat buwan' },
  'history.save': { EN: 'Save as file', TY: 'I-save bilang file' },
  'history.empty': {
    EN: 'No deposits, withdrawals or bets in the last 12 months.',
    TY: 'Walang deposit, withdrawal o taya sa huling 12 buwan.',
  },
  'selfTest.about': {
    EN: 'Nine questions about the last 12 months. They take about two minutes.',
    TY: 'Siyam na tanong tungkol sa huling 12 buwan. Mga dalawang minuto lang ito.',
  },
  'selfTest.private': {
    EN: 'Nobody sees your answers. Nothing is kept unless you want it.',
    TY: 'Walang makakakita ng mga sagot mo. Walang itatabi maliban kung gusto mo.',
  },
  'selfTest.start': { EN: 'Start', TY: 'Simulan' },
  'selfTest.year': { EN: 'In the last 12 months', TY: 'Sa huling 12 buwan' },
  'selfTest.question.1': {
    EN: 'Did you bet money that you needed for something else?',
    TY: 'Tumaya ka ba ng perang kailangan mo sa ibang bagay?',
  },
  'selfTest.question.2': {
    EN: 'Did you have to bet more than before to enjoy playing?',
    TY: 'Kinailangan mo bang tumaya nang mas malaki kaysa dati para masiyahan sa laro?',
  },
  'selfTest.question.3': {
    EN: 'Did you play again on a later day because you wanted your losses back?',
    TY: 'Naglaro ka ba ulit sa ibang araw dahil gusto mong mabawi ang talo mo?',
  },
  'selfTest.question.4': {
    EN: 'Did you take a loan or sell things you own so that you could play?',
    TY: 'Umutang ka ba o nagbenta ng gamit para makapaglaro?',
  },
  'selfTest.question.5': {
    EN: 'Did you think that you play too much?',
    TY: 'Naisip mo bang sobra na ang paglalaro mo?',
  },
  'selfTest.question.6': {
    EN: 'Did playing make you tense, sleep badly or feel ill?',
    TY: 'Dahil ba sa paglalaro, kinabahan ka, napuyat o sumama ang pakiramdam?',
  },
  'selfTest.question.7': {
    EN: 'Did someone complain about your playing, even if you saw it differently?',
    TY: 'May nagreklamo ba tungkol sa paglalaro mo, kahit iba ang tingin mo?',
  },
  'selfTest.question.8': {
    EN: 'Did you or your family run short of money because you played?',
    TY: 'Kinapos ba kayo ng pamilya mo sa pera dahil sa paglalaro mo?',
  },
  'selfTest.question.9': {
    EN: 'Did you feel bad afterwards about how you had played?',
    TY: 'Sumama ba ang loob mo pagkatapos dahil sa paraan ng paglalaro mo?',
  },
  'selfTest.answer.0': { EN: 'Never', TY: 'Hindi kailanman' },
  'selfTest.answer.1': { EN: 'Sometimes', TY: 'Minsan' },
  'selfTest.answer.2': { EN: 'Most of the time', TY: 'Kadalasan' },
  'selfTest.answer.3': { EN: 'Almost always', TY: 'Halos palagi' },
  'selfTest.of': { EN: '{at} of {most}', TY: '{at} sa {most}' },
  'selfTest.result': { EN: 'Your result', TY: 'Resulta mo' },
  'selfTest.band.none': { EN: 'No signs of a problem', TY: 'Walang palatandaan ng problema' },
  'selfTest.band.low': { EN: 'Few signs of a problem', TY: 'Kaunting palatandaan ng problema' },
  'selfTest.band.moderate': {
    EN: 'Some signs of a problem',
    TY: 'May ilang palatandaan ng problema',
  },
  'selfTest.band.high': { EN: 'Many signs of a problem', TY: 'Maraming palatandaan ng problema' },
  'selfTest.means.none': {
    EN: 'Your answers show no harm from playing. Limits help to keep it so.',
    TY: 'Walang pinsala mula sa paglalaro ayon sa mga sagot mo. Tumutulong ang mga limit para manatili itong ganito.',
  },
  'selfTest.means.low': {
    EN: 'Playing has done you little harm so far. Set limits before it becomes more.',
    TY: 'Kaunti pa lang ang pinsala ng paglalaro sa iyo. Magtakda ng limit bago ito lumaki.',
  },
  'selfTest.means.moderate': {
    EN: 'Playing is doing harm to you or to others. A break and lower limits can help.',
    TY: 'May pinsala na sa iyo o sa iba ang paglalaro. Makakatulong ang pahinga at mas mababang limit.',
  },
  'selfTest.means.high': {
    EN: 'Playing is doing you serious harm. Stop for a time, and talk to someone who helps.',
    TY: 'Malaki na ang pinsala sa iyo ng paglalaro. Huminto muna, at kausapin ang isang makakatulong.',
  },
  'selfTest.noDiagnosis': {
    EN: 'This is no diagnosis. Only a professional can make one.',
    TY: 'Hindi ito diagnosis. Propesyonal lang ang makapagbibigay nito.',
  },
  'selfTest.do': { EN: 'What you can do', TY: 'Ano ang puwede mong gawin' },
  'selfTest.keep': { EN: 'Keep this result', TY: 'Itabi ang resultang ito' },
  'selfTest.kept': { EN: 'Kept results', TY: 'Mga naitabing resulta' },
  'selfTest.kept.done': { EN: 'Your result is kept.', TY: 'Naitabi ang resulta mo.' },
  'selfTest.kept.none': { EN: 'You have kept no results.', TY: 'Wala kang itinabing resulta.' },
  'selfTest.again': { EN: 'Do it again', TY: 'Ulitin' },
  'selfTest.forget': { EN: 'Forget', TY: 'Burahin' },
  'selfTest.forget.of': {
    EN: 'Forget the result of {date}',
    TY: 'Burahin ang resulta noong {date}',
  },
  'selfTest.forget.ask': {
    EN: 'Forget this result? It cannot be brought back.',
    TY: 'Burahin ang resultang ito? Hindi na ito maibabalik.',
  },
  'limits.break': { EN: 'Breaks', TY: 'Mga pahinga' },
  'limits.break.about': {
    EN: 'After {after} of play without a rest, everyone takes a break of {length}.',
    TY: 'Pagkatapos ng {after} na tuloy-tuloy na paglalaro, {length} na pahinga ang lahat.',
  },
  'limits.break.until': {
    EN: 'Your break is on until {until}.',
    TY: 'Pahinga mo hanggang {until}.',
  },
  'limits.break.now': { EN: 'Time for a break', TY: 'Oras na para magpahinga' },
  'limits.break.text': {
    EN: 'You have played for a long time. You can play again from {until}.',
    TY: 'Matagal ka nang naglalaro. Makakapaglaro ka ulit mula {until}.',
  },
  'limits.break.left': { EN: '{left} left', TY: '{left} pa' },
  'limits.advice.depositJump': {
    EN: 'You deposited more in a day than you usually do.',
    TY: 'Nag-deposit ka nang mas malaki sa isang araw kaysa sa karaniwan mo.',
  },
  'limits.advice.limitsRaised': {
    EN: 'You raised or removed a limit {count, plural, one {# time} other {# times}}.',
    TY: '{count} beses kang nagtaas o nag-alis ng limit.',
  },
  'limits.advice.nightPlay': {
    EN: 'You played at night on {count, plural, one {# day} other {# days}}.',
    TY: 'May {count} araw na naglaro ka nang madaling-araw.',
  },
  'limits.advice.takenBack': {
    EN: 'You deposited soon after a withdrawal, {count, plural, one {# time} other {# times}}.',
    TY: '{count} beses kang nag-deposit agad pagkatapos mag-withdraw.',
  },
  'limits.advice.lossesChased': {
    EN:
      'You deposited {count, plural, one {# time} other {# times}} in a day soon after your ' +
      'balance had run out.',
    TY: 'Sa isang araw, {count} beses kang nag-deposit agad pagkaubos ng balanse mo.',
  },
  'limits.advice.longSession': {
    EN: 'You played for {time} without a rest.',
    TY: '{time} kang naglaro nang walang pahinga.',
  },
} as const satisfies Messages;

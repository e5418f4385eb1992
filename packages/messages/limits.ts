import type { Messages } from './message.ts';

/** Texts of player protection: limits, time-outs and self-exclusions, and who helps. */
export const limitsMessages = {
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
  'title.exclusion': { EN: 'Your break', TY: 'Pahinga mo' },
  'exclusion.take': { EN: 'Take a break', TY: 'Magpahinga' },
  'exclusion.kind.timeOut': { EN: 'Time-out', TY: 'Time-out' },
  'exclusion.kind.selfExclusion': { EN: 'Self-exclusion', TY: 'Self-exclusion' },
  'exclusion.about.timeOut': {
    EN: 'Stop playing for a while. It starts at once and ends by itself.',
    TY: 'Huminto muna sa paglalaro. Agad itong magsisimula at kusang matatapos.',
  },
  'exclusion.about.selfExclusion': {
    EN: 'Stop playing for a long time, or for good. It starts at once and does not end by itself.',
    TY:
      'Huminto sa paglalaro nang matagal o habambuhay. Agad itong magsisimula at hindi kusang ' +
      'matatapos.',
  },
  'exclusion.open.timeOut': { EN: 'Take a time-out', TY: 'Mag-time-out' },
  'exclusion.open.selfExclusion': {
    EN: 'Choose a self-exclusion',
    TY: 'Pumili ng self-exclusion',
  },
  'exclusion.choose': { EN: 'How long?', TY: 'Gaano katagal?' },
  'exclusion.forGood': { EN: 'For good', TY: 'Habambuhay' },
  'exclusion.next': { EN: 'Continue', TY: 'Magpatuloy' },
  'exclusion.what': { EN: 'What happens', TY: 'Ano ang mangyayari' },
  'exclusion.until.timeOut': {
    EN: 'It ends on {until}.',
    TY: 'Matatapos ito sa {until}.',
  },
  'exclusion.until.selfExclusion': {
    EN: 'It lasts at least until {until}.',
    TY: 'Hindi ito matatapos bago ang {until}.',
  },
  'exclusion.until.past': {
    EN: 'Its shortest time ended on {until}.',
    TY: 'Natapos ang pinakamaikling tagal nito noong {until}.',
  },
  'exclusion.until.forGood': { EN: 'It has no end.', TY: 'Wala itong katapusan.' },
  'exclusion.stops': {
    EN: 'Games, deposits, promotions and our messages to you stop at once.',
    TY: 'Agad na hihinto ang mga laro, deposit, promo at mga mensahe namin sa iyo.',
  },
  'exclusion.bets': {
    EN: 'Open bets are settled as usual.',
    TY: 'Itutuloy ang resulta ng mga bukas na taya gaya ng dati.',
  },
  'exclusion.bonuses': {
    EN: 'Your bonuses end. Nothing has to be played before a withdrawal.',
    TY: 'Matatapos ang mga bonus mo. Wala nang kailangang itaya bago mag-withdraw.',
  },
  'exclusion.balance': {
    EN: 'Your balance stays yours. You can log in and withdraw it.',
    TY: 'Sa iyo pa rin ang balanse mo. Puwede kang mag-log in at i-withdraw ito.',
  },
  'exclusion.fixed': {
    EN: 'Nobody can make it shorter, not even our support.',
    TY: 'Walang makakapagpaikli nito, kahit ang support namin.',
  },
  'exclusion.return': {
    EN: 'After that date you can ask to return. You wait {wait}, then say yes again.',
    TY:
      'Pagkatapos ng petsang iyon, puwede mong hilinging bumalik. Maghihintay ka ng {wait}, ' +
      'saka sasagot ulit ng oo.',
  },
  'exclusion.accounts': {
    EN: 'We refuse new accounts with the same details.',
    TY: 'Hindi kami tumatanggap ng bagong account na may parehong detalye.',
  },
  'exclusion.devices': {
    EN: 'You are logged out on all devices.',
    TY: 'Mala-log out ka sa lahat ng device.',
  },
  'exclusion.help': {
    EN: 'This page lists organisations that help.',
    TY: 'Nasa page na ito ang mga organisasyong tumutulong.',
  },
  'exclusion.confirm.timeOut': { EN: 'Start time-out', TY: 'Simulan ang time-out' },
  'exclusion.confirm.selfExclusion': { EN: 'Exclude me', TY: 'I-exclude ako' },
  'exclusion.begun.timeOut': {
    EN: 'Your time-out has started',
    TY: 'Nagsimula na ang time-out mo',
  },
  'exclusion.begun.selfExclusion': {
    EN: 'Your self-exclusion has started',
    TY: 'Nagsimula na ang self-exclusion mo',
  },
  'exclusion.begun.text': {
    EN: 'We have logged you out on all devices. You can still log in to withdraw your balance.',
    TY: 'Na-log out ka namin sa lahat ng device. Puwede ka pa ring mag-log in para i-withdraw ang balanse mo.',
  },
  'exclusion.begun.logIn': {
    EN: 'Log in to my balance',
    TY: 'Mag-log in sa balanse ko',
  },
  'exclusion.means': {
    EN: 'Games, deposits and promotions are closed for you. You can withdraw your balance.',
    TY: 'Sarado para sa iyo ang mga laro, deposit at promo. Puwede mong i-withdraw ang balanse mo.',
  },
  'exclusion.end.timeOut': {
    EN: 'It ends by itself. After that, log in again.',
    TY: 'Kusa itong matatapos. Pagkatapos, mag-log in ulit.',
  },
  'exclusion.end.selfExclusion': {
    EN: 'It does not end by itself. After that date you can ask to return.',
    TY: 'Hindi ito kusang matatapos. Pagkatapos ng petsang iyon, puwede mong hilinging bumalik.',
  },
  'exclusion.byOperator': { EN: 'We have set it.', TY: 'Kami ang nagtakda nito.' },
  'exclusion.money': { EN: 'Your money', TY: 'Pera mo' },
  'exclusion.money.withdraw': {
    EN: 'Also your bank accounts and payment password',
    TY: 'Pati mga bank account at payment password mo',
  },
  'exclusion.records': { EN: 'Records', TY: 'Mga record' },
  'exclusion.longer': { EN: 'Make it longer', TY: 'Pahabain ito' },
  'exclusion.longer.about': {
    EN: 'You can make it longer at any time.',
    TY: 'Puwede mo itong pahabain anumang oras.',
  },
  'exclusion.back': { EN: 'Return', TY: 'Bumalik' },
  'exclusion.back.ask': {
    EN: 'You can ask to return now. You wait {wait}, then we ask you again.',
    TY: 'Puwede mo nang hilinging bumalik. Maghihintay ka ng {wait}, saka ka namin tatanungin ulit.',
  },
  'exclusion.back.ask.do': { EN: 'Ask to return', TY: 'Hilinging bumalik' },
  'exclusion.back.wait': {
    EN: 'You asked to return. You can confirm it from {from}. Until then nothing changes.',
    TY: 'Hiniling mong bumalik. Puwede mo itong kumpirmahin mula {from}. Hanggang doon, walang magbabago.',
  },
  'exclusion.back.drop': { EN: 'Take it back', TY: 'Bawiin' },
  'exclusion.back.confirm': {
    EN: 'Do you still want to return? Games, deposits and promotions open for you again.',
    TY: 'Gusto mo pa rin bang bumalik? Magbubukas ulit para sa iyo ang mga laro, deposit at promo.',
  },
  'exclusion.back.yes': { EN: 'Yes, I want to return', TY: 'Oo, gusto kong bumalik' },
  'exclusion.back.no': { EN: 'No, stay excluded', TY: 'Hindi, manatiling excluded' },
  'exclusion.back.stays': {
    EN: 'Your self-exclusion stays.',
    TY: 'Mananatili ang self-exclusion mo.',
  },
  'exclusion.returned': {
    EN: 'Your self-exclusion has ended',
    TY: 'Tapos na ang self-exclusion mo',
  },
  'exclusion.returned.text': {
    EN: 'Log in again to use the whole site.',
    TY: 'Mag-log in ulit para magamit ang buong site.',
  },
} as const satisfies Messages;

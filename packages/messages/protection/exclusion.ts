import type { Messages } from '../message.ts';

/** Texts of time-outs, self-exclusions and the closing of accounts. */
export const exclusionMessages = {
  'title.exclusion': { EN: 'My account', TY: 'Account ko' },
  'title.closeAccount': { EN: 'Close account', TY: 'Isara ang account' },
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
  'closing.rather': { EN: 'Do you only need a rest?', TY: 'Pahinga lang ba ang kailangan mo?' },
  'closing.rather.text': {
    EN: 'With a break you stop playing for as long as you choose, and keep your account.',
    TY: 'Sa pahinga, hihinto ka sa paglalaro hangga’t gusto mo, at mananatili ang account mo.',
  },
  'closing.bonus': {
    EN: 'Your bonus of {amount} ends. Nothing has to be played before a withdrawal.',
    TY: 'Matatapos ang bonus mong {amount}. Wala nang kailangang itaya bago mag-withdraw.',
  },
  'closing.providers': {
    EN: 'We bring back your {amount} from the game providers.',
    TY: 'Ibabalik namin ang {amount} mo mula sa mga game provider.',
  },
  'closing.balance': {
    EN:
      'Your balance of {amount} stays yours. You can log in to withdraw it. Nothing else is open ' +
      'then.',
    TY:
      'Sa iyo pa rin ang balanse mong {amount}. Puwede kang mag-log in para i-withdraw ito. Wala ' +
      'nang ibang bukas.',
  },
  'closing.whole': {
    EN: 'You can withdraw the whole balance once, whatever the limits of the day.',
    TY: 'Puwede mong i-withdraw nang isang beses ang buong balanse, anuman ang limit ng araw.',
  },
  'closing.end': {
    EN: 'The account closes by itself once no money and no open bet is left. Until then you can keep it.',
    TY:
      'Kusang magsasara ang account kapag wala nang pera at bukas na taya. Hanggang doon, puwede ' +
      'mo pa itong panatilihin.',
  },
  'closing.final': {
    EN: 'A closed account cannot be used again.',
    TY: 'Hindi na magagamit ulit ang saradong account.',
  },
  'closing.data': {
    EN: 'We keep your data for {time}, as the law says. Then we erase them.',
    TY: 'Itatago namin ang data mo nang {time}, ayon sa batas. Saka namin ito buburahin.',
  },
  'closing.question': { EN: 'Close your account?', TY: 'Isara ang account mo?' },
  'closing.confirm': { EN: 'Close my account', TY: 'Isara ang account ko' },
  'closing.now': { EN: 'Your account is being closed', TY: 'Isinasara na ang account mo' },
  'closing.since': { EN: 'Since {since}.', TY: 'Mula {since}.' },
  'closing.waits': {
    EN: 'It closes by itself. Until then it waits for this:',
    TY: 'Kusa itong magsasara. Hanggang doon, hinihintay ito:',
  },
  'closing.wait.balance': { EN: 'You withdraw your balance.', TY: 'I-withdraw mo ang balanse mo.' },
  'closing.wait.bet': {
    EN: 'Your open bets are settled.',
    TY: 'Lumabas ang resulta ng mga bukas mong taya.',
  },
  'closing.wait.provider': {
    EN: 'Your money comes back from the game providers.',
    TY: 'Bumalik ang pera mo mula sa mga game provider.',
  },
  'closing.wait.deposit': {
    EN: 'Your deposit under way arrives or ends.',
    TY: 'Dumating o matapos ang deposit mong kasalukuyang ginagawa.',
  },
  'closing.wait.withdrawal': {
    EN: 'Your withdrawal under way is paid.',
    TY: 'Mabayaran ang withdrawal mong kasalukuyang ginagawa.',
  },
  'closing.waits.none': {
    EN: 'Nothing is left. It closes in a moment.',
    TY: 'Wala nang natitira. Magsasara na ito maya-maya.',
  },
  'closing.rest': {
    EN: '{amount} is less than the smallest withdrawal. You can give it up so that the account closes.',
    TY:
      'Mas maliit ang {amount} sa pinakamababang withdrawal. Puwede mo itong isuko para magsara ' +
      'ang account.',
  },
  'closing.rest.do': { EN: 'Give up {amount}', TY: 'Isuko ang {amount}' },
  'closing.rest.question': { EN: 'Give up {amount}?', TY: 'Isuko ang {amount}?' },
  'closing.rest.sure': {
    EN: 'You will not get this money back.',
    TY: 'Hindi na maibabalik sa iyo ang perang ito.',
  },
  'closing.rest.done': {
    EN: 'You gave up {amount}. We book it out shortly.',
    TY: 'Isinuko mo ang {amount}. Ibabawas namin ito maya-maya.',
  },
  'closing.keep': { EN: 'Keep my account', TY: 'Panatilihin ang account ko' },
  'closing.keep.about': {
    EN: 'You can keep your account until it is closed. The whole site then opens for you again.',
    TY:
      'Puwede mong panatilihin ang account mo hangga’t hindi pa sarado. Magbubukas ulit sa iyo ' +
      'ang buong site.',
  },
  'closing.keep.question': { EN: 'Keep your account?', TY: 'Panatilihin ang account mo?' },
  'closing.keep.text': {
    EN: 'Games, deposits and promotions open again. We log you out, and you log in again.',
    TY: 'Magbubukas ulit ang mga laro, deposit at promo. Ila-log out ka namin, saka mag-log in ulit.',
  },
  'closing.kept': { EN: 'You keep your account', TY: 'Mananatili ang account mo' },
  'closing.done': { EN: 'Your account is closed', TY: 'Sarado na ang account mo' },
  'closing.over': {
    EN: 'Your account closes once nothing is left in it. If it is closed, the log-in says so.',
    TY: 'Magsasara ang account mo kapag wala nang laman. Kung sarado na, sasabihin iyon ng log-in.',
  },
  'closing.break': { EN: 'Take a break instead', TY: 'Magpahinga na lang' },
} as const satisfies Messages;

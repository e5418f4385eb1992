import type { CallFailure } from '@pavilion/contract/error-code';
import type { Message } from './message.ts';

/** Texts of errors about money. */
export const moneyErrors = {
  'error.deposit.not.allowed': {
    EN: 'This account cannot deposit. Ask customer service how to go on.',
    TY:
      'Hindi makapagdeposito ang account na ito. Tanungin ang serbisyo sa customer kung ano ' +
      'ang gagawin.',
  },
  'error.payment.password.invalid': {
    EN: 'The payment password is 6 digits.',
    TY: '6 na numero ang payment password.',
  },
  'error.payment.password.guessable': {
    EN: 'That is easy to guess. Do not use one digit only, or a row of digits.',
    TY: 'Madali itong hulaan. Huwag iisang numero lang, o sunod-sunod na numero.',
  },
  'error.payment.password.birthday': {
    EN: 'Do not use your birthday. It is easy to guess.',
    TY: 'Huwag gamitin ang kaarawan mo. Madali itong hulaan.',
  },
  'error.payment.password.missing': {
    EN: 'Set a payment password first.',
    TY: 'Magtakda muna ng payment password.',
  },
  'error.payment.password.set': {
    EN: 'A payment password is already set.',
    TY: 'May nakatakda nang payment password.',
  },
  'error.payment.password.wrong': {
    EN: 'The payment password is not right.',
    TY: 'Mali ang payment password.',
  },
  'error.wallet.no.funds': {
    EN: 'There is not enough in your balance.',
    TY: 'Kulang ang iyong balanse.',
  },
  'error.wallet.amount.invalid': {
    EN: 'Enter an amount such as 500 or 500.00.',
    TY: 'Maglagay ng halaga gaya ng 500 o 500.00.',
  },
  'error.wallet.balance.limit': {
    EN: 'The balance would be higher than the site allows.',
    TY: 'Lalampas ang balance sa pinapayagan ng site.',
  },
  'error.wallet.repeat.differs': {
    EN: 'This request was already made with other details.',
    TY: 'Nagawa na ang kahilingang ito na may ibang detalye.',
  },
  'error.wallet.vendor.unknown': {
    EN: 'There is no such game wallet.',
    TY: 'Walang ganyang wallet ng laro.',
  },
  'error.wallet.vendor.locked': {
    EN: 'This game wallet takes no money now. Try again later.',
    TY: 'Hindi tumatanggap ng pera ang wallet na ito ngayon. Subukan mamaya.',
  },
  'error.wallet.transfer.under.way': {
    EN: 'A transfer with this game wallet is still under way. Wait until it has ended.',
    TY: 'May paglilipat pang isinasagawa sa wallet na ito. Hintayin munang matapos.',
  },
  'error.bonus.not.available': {
    EN: 'This bonus cannot be chosen now.',
    TY: 'Hindi mapipili ang bonus na ito ngayon.',
  },
  'error.bonus.deposit.small': {
    EN: 'The deposit is too small for this bonus.',
    TY: 'Kulang ang deposito para sa bonus na ito.',
  },
  'error.bonus.not.found': { EN: 'This bonus is not known.', TY: 'Hindi kilala ang bonus na ito.' },
  'error.bonus.ended': { EN: 'This bonus has already ended.', TY: 'Tapos na ang bonus na ito.' },
  'error.report.range': {
    EN: 'Choose days within the last 12 months.',
    TY: 'Pumili ng mga araw sa loob ng nakaraang 12 buwan.',
  },
  'error.report.record.not.found': {
    EN: 'This record is no longer here.',
    TY: 'Wala na ang rekord na ito.',
  },
  'error.report.export.busy': {
    EN: 'A download is already under way. Wait until it is finished.',
    TY: 'May dina-download pa. Hintayin itong matapos.',
  },
  'error.report.export.large': {
    EN: 'That is too much for one file. Choose fewer days.',
    TY: 'Masyadong marami para sa isang file. Pumili ng mas kaunting araw.',
  },
  'error.deposit.channel.unknown': {
    EN: 'Choose one of the ways to pay.',
    TY: 'Pumili ng paraan ng pagbabayad.',
  },
  'error.deposit.own.limit': {
    EN: 'This is more than the limit that you set for yourself leaves.',
    TY: 'Higit ito sa natitira sa limitasyong itinakda mo para sa sarili.',
  },
  'error.deposit.day.limit': {
    EN: 'This is more than you can still deposit today. Deposits that are under way count too.',
    TY:
      'Higit ito sa maaari mo pang ideposito ngayong araw. Kasama ang mga depositong ' +
      'hinihintay pa.',
  },
  'error.deposit.amount.range': {
    EN: 'The amount is outside the limits of this way to pay.',
    TY: 'Lampas sa limitasyon ng paraang ito ang halaga.',
  },
  'error.deposit.channel.failed': {
    EN: 'The payment company did not answer. Nothing was charged; try again.',
    TY: 'Hindi sumagot ang kompanya ng bayad. Walang kinaltas; subukan muli.',
  },
  'error.deposit.channel.closed': {
    EN: 'This way to pay is closed right now. Choose another one.',
    TY: 'Sarado muna ang paraang ito. Pumili ng iba.',
  },
  'error.deposit.not.found': {
    EN: 'This deposit is not known.',
    TY: 'Hindi kilala ang depositong ito.',
  },
  'error.withdraw.amount.range': {
    EN: 'The amount is outside the limits of a withdrawal.',
    TY: 'Lampas sa limitasyon ng pag-withdraw ang halaga.',
  },
  'error.withdraw.playthrough.open': {
    EN: 'Play your deposits through before you withdraw.',
    TY: 'Laruin muna ang mga deposito mo bago mag-withdraw.',
  },
  'error.withdraw.bonus.blocked': {
    EN: 'Wager or cancel your bonus before you withdraw.',
    TY: 'Tayaan o kanselahin muna ang bonus mo bago mag-withdraw.',
  },
  'error.withdraw.bonus.ends': {
    EN: 'Withdrawing ends your bonus. Check what is removed and confirm.',
    TY: 'Tatapusin ng withdrawal ang bonus mo. Tingnan ang aalisin at kumpirmahin.',
  },
  'error.withdraw.card.missing': {
    EN: 'Choose an account to withdraw to.',
    TY: 'Pumili ng account na paglalagyan.',
  },
  'error.withdraw.not.found': {
    EN: 'This withdrawal is not known.',
    TY: 'Hindi kilala ang pag-withdraw na ito.',
  },
  'error.deposit.state': {
    EN: 'This deposit has already been decided.',
    TY: 'Napagpasyahan na ang depositong ito.',
  },
  'error.withdraw.state': {
    EN: 'This withdrawal has already been decided.',
    TY: 'Napagpasyahan na ang pag-withdraw na ito.',
  },
  'error.card.invalid': {
    EN: 'Choose a bank from the list and check the account number.',
    TY: 'Pumili ng bangko sa listahan at tingnan ang numero ng account.',
  },
  'error.card.limit': {
    EN: 'You can keep up to 5 accounts. Remove one first.',
    TY: 'Hanggang 5 account lang ang maitatago. Mag-alis muna ng isa.',
  },
  'error.card.name.differs': {
    EN: 'The name must be the one on your first account.',
    TY: 'Dapat pareho ang pangalan sa unang account mo.',
  },
  'error.payee.name.differs': {
    EN: 'The name must be your own real name, as in your profile.',
    TY: 'Dapat ang sarili mong tunay na pangalan, gaya ng nasa profile mo.',
  },
  'error.adjustment.not.found': {
    EN: 'This correction is not known.',
    TY: 'Hindi kilala ang pagtatamang ito.',
  },
  'error.adjustment.state': {
    EN: 'This correction has already been decided.',
    TY: 'Napagpasyahan na ang pagtatamang ito.',
  },
  'error.adjustment.same.person': {
    EN: 'A second person must confirm this correction.',
    TY: 'Ibang tao ang dapat magkumpirma ng pagtatamang ito.',
  },
  'error.card.duplicate': {
    EN: 'This account is already on your list.',
    TY: 'Nasa listahan mo na ang account na ito.',
  },
} as const satisfies Partial<Record<`error.${CallFailure}`, Message>>;

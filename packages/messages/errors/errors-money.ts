import type { CallFailure } from '@pavilion/contract/error-code';
import type { Message } from '../message.ts';

/** Texts of errors about money. */
export const moneyErrors = {
  'error.deposit.not.allowed': {
    EN: 'This account cannot deposit. Contact customer service.',
    TY: 'Hindi makapag-deposit ang account na ito. Kontakin ang customer service.',
  },
  'error.payment.password.invalid': {
    EN: 'The payment password is 6 digits.',
    TY: '6 digits ang payment password.',
  },
  'error.payment.password.guessable': {
    EN: 'This is too easy to guess. Do not use one digit only, or digits in a row.',
    TY: 'Masyadong madaling mahulaan. Huwag iisang digit lang, o sunod-sunod na digits.',
  },
  'error.payment.password.birthday': {
    EN: 'Do not use your birthday. It is easy to guess.',
    TY: 'Huwag gamitin ang birthday mo. Madali itong mahulaan.',
  },
  'error.payment.password.missing': {
    EN: 'Set a payment password first.',
    TY: 'Gumawa muna ng payment password.',
  },
  'error.payment.password.set': {
    EN: 'A payment password is already set.',
    TY: 'May payment password ka na.',
  },
  'error.payment.password.wrong': {
    EN: 'The payment password is incorrect.',
    TY: 'Mali ang payment password.',
  },
  'error.wallet.no.funds': { EN: 'Not enough balance.', TY: 'Kulang ang balanse.' },
  'error.wallet.amount.invalid': {
    EN: 'Enter an amount such as 500 or 500.00.',
    TY: 'Maglagay ng halaga gaya ng 500 o 500.00.',
  },
  'error.wallet.balance.limit': {
    EN: 'Your balance would be over the limit of the site.',
    TY: 'Lalampas ang balanse mo sa limit ng site.',
  },
  'error.wallet.repeat.differs': {
    EN: 'This request was already made with other details.',
    TY: 'Nagawa na ang request na ito na may ibang detalye.',
  },
  'error.wallet.vendor.unknown': {
    EN: 'Game wallet not found.',
    TY: 'Hindi nakita ang game wallet.',
  },
  'error.wallet.vendor.locked': {
    EN: 'This game wallet is not available right now. Try again later.',
    TY: 'Hindi available ang game wallet na ito ngayon. Subukan ulit mamaya.',
  },
  'error.wallet.transfer.under.way': {
    EN: 'A transfer with this game wallet is in progress. Wait until it has ended.',
    TY: 'May transfer pa sa game wallet na ito. Hintayin munang matapos.',
  },
  'error.bonus.not.available': {
    EN: 'This bonus is not available right now.',
    TY: 'Hindi available ang bonus na ito ngayon.',
  },
  'error.bonus.deposit.small': {
    EN: 'The deposit is too small for this bonus.',
    TY: 'Kulang ang deposit para sa bonus na ito.',
  },
  'error.bonus.not.found': { EN: 'Bonus not found.', TY: 'Hindi nakita ang bonus.' },
  'error.bonus.ended': { EN: 'This bonus has already ended.', TY: 'Tapos na ang bonus na ito.' },
  'error.report.range': {
    EN: 'Choose dates within the last 12 months.',
    TY: 'Pumili ng petsa sa loob ng nakaraang 12 buwan.',
  },
  'error.report.record.not.found': {
    EN: 'This record is no longer available.',
    TY: 'Wala na ang record na ito.',
  },
  'error.report.export.busy': {
    EN: 'A download is already in progress. Wait until it is finished.',
    TY: 'May dina-download pa. Hintayin itong matapos.',
  },
  'error.report.export.large': {
    EN: 'Too much for one file. Choose fewer days.',
    TY: 'Masyadong marami para sa isang file. Pumili ng mas kaunting araw.',
  },
  'error.deposit.channel.unknown': {
    EN: 'Choose a payment method.',
    TY: 'Pumili ng paraan ng bayad.',
  },
  'error.deposit.own.limit': {
    EN: 'This is over the deposit limit that you set for yourself.',
    TY: 'Lampas ito sa deposit limit na itinakda mo para sa sarili mo.',
  },
  'error.limit.amount.invalid': {
    EN: 'Enter an amount above zero, or from 1 to 1,439 minutes.',
    TY: 'Maglagay ng halagang higit sa zero, o mula 1 hanggang 1,439 minuto.',
  },
  'error.limit.not.offered': {
    EN: 'This limit is not available here.',
    TY: 'Hindi available dito ang limit na ito.',
  },
  'error.limit.wish.early': {
    EN: 'You can confirm this change only after the waiting time.',
    TY: 'Makukumpirma mo lang ang pagbabagong ito pagkatapos ng hintay.',
  },
  'error.limit.wish.gone': {
    EN: 'This change has expired or was replaced. Your limit is unchanged.',
    TY: 'Nag-expire o napalitan na ang pagbabagong ito. Hindi nagbago ang limit mo.',
  },
  'error.limit.loss.reached': {
    EN: 'This is over what your loss limit leaves.',
    TY: 'Lampas ito sa natitira sa loss limit mo.',
  },
  'error.limit.wager.reached': {
    EN: 'This is over what your wager limit leaves.',
    TY: 'Lampas ito sa natitira sa wager limit mo.',
  },
  'error.limit.bet.reached': {
    EN: 'This is over your limit for one bet.',
    TY: 'Lampas ito sa limit mo sa isang taya.',
  },
  'error.limit.time.reached': {
    EN: 'You have reached your playing time for today.',
    TY: 'Naabot mo na ang oras ng laro mo ngayong araw.',
  },
  'error.limit.check.not.offered': {
    EN: 'This time is not available here.',
    TY: 'Hindi available dito ang oras na ito.',
  },
  'error.limit.check.due': {
    EN: 'Open your game and answer the reality check first.',
    TY: 'Buksan ang laro mo at sagutin muna ang reality check.',
  },
  'error.limit.pause': {
    EN: 'You have played for a long time. Take a break before you play on.',
    TY: 'Matagal ka nang naglalaro. Magpahinga muna bago magpatuloy.',
  },
  'error.deposit.day.limit': {
    EN: 'This is over what you can still deposit today. Pending deposits count too.',
    TY: 'Lampas ito sa puwede mo pang i-deposit ngayong araw. Kasama ang mga pending na deposit.',
  },
  'error.deposit.amount.range': {
    EN: 'The amount is outside the limits of this payment method.',
    TY: 'Lampas sa limit ng paraan ng bayad na ito ang halaga.',
  },
  'error.deposit.channel.failed': {
    EN: 'The payment company did not respond. You were not charged; try again.',
    TY: 'Hindi sumagot ang payment company. Walang kinaltas sa iyo; subukan ulit.',
  },
  'error.deposit.channel.closed': {
    EN: 'This payment method is closed right now. Choose another one.',
    TY: 'Sarado ngayon ang paraan ng bayad na ito. Pumili ng iba.',
  },
  'error.deposit.not.found': { EN: 'Deposit not found.', TY: 'Hindi nakita ang deposit.' },
  'error.withdraw.amount.range': {
    EN: 'The amount is outside the withdrawal limits.',
    TY: 'Lampas sa withdrawal limit ang halaga.',
  },
  'error.withdraw.playthrough.open': {
    EN: 'Wager your deposits before you withdraw.',
    TY: 'Itaya muna ang mga deposit mo bago mag-withdraw.',
  },
  'error.withdraw.bonus.blocked': {
    EN: 'Wager or cancel your bonus before you withdraw.',
    TY: 'Tapusin ang wagering o i-cancel muna ang bonus mo bago mag-withdraw.',
  },
  'error.withdraw.bonus.ends': {
    EN: 'Withdrawing ends your bonus. Check what will be removed and confirm.',
    TY: 'Kapag nag-withdraw ka, matatapos ang bonus mo. Tingnan ang aalisin at i-confirm.',
  },
  'error.withdraw.card.missing': {
    EN: 'Choose an account to withdraw to.',
    TY: 'Pumili ng account para sa withdrawal.',
  },
  'error.withdraw.not.found': { EN: 'Withdrawal not found.', TY: 'Hindi nakita ang withdrawal.' },
  'error.deposit.state': {
    EN: 'This deposit was already processed.',
    TY: 'Naproseso na ang deposit na ito.',
  },
  'error.withdraw.state': {
    EN: 'This withdrawal was already processed.',
    TY: 'Naproseso na ang withdrawal na ito.',
  },
  'error.card.invalid': {
    EN: 'Choose a bank from the list and check the account number.',
    TY: 'Pumili ng bangko sa listahan at tingnan ang numero ng account.',
  },
  'error.card.limit': {
    EN: 'You can keep up to 5 accounts. Remove one first.',
    TY: 'Hanggang 5 account lang ang puwede. Mag-alis muna ng isa.',
  },
  'error.card.name.differs': {
    EN: 'The name must match your first account.',
    TY: 'Dapat pareho ang pangalan sa unang account mo.',
  },
  'error.withdraw.name.differs': {
    EN: 'This account is not in your verified name. Choose or add one that is.',
    TY: 'Hindi sa verified mong pangalan ang account na ito. Pumili o magdagdag ng iba.',
  },
  'error.payee.name.differs': {
    EN: 'The name must match your real name in your profile.',
    TY: 'Dapat kapareho ng tunay mong pangalan sa profile mo.',
  },
  'error.adjustment.not.found': { EN: 'Adjustment not found.', TY: 'Hindi nakita ang adjustment.' },
  'error.adjustment.state': {
    EN: 'This adjustment was already processed.',
    TY: 'Naproseso na ang adjustment na ito.',
  },
  'error.adjustment.same.person': {
    EN: 'A second person must confirm this adjustment.',
    TY: 'Ibang tao ang dapat mag-confirm ng adjustment na ito.',
  },
  'error.card.duplicate': {
    EN: 'This account is already on your list.',
    TY: 'Nasa listahan mo na ang account na ito.',
  },
} as const satisfies Partial<Record<`error.${CallFailure}`, Message>>;

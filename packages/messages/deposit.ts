import type { Messages } from './message.ts';

/** Texts of deposits. */
export const depositMessages = {
  'deposit.channels': { EN: 'Payment method', TY: 'Paraan ng bayad' },
  'deposit.limits': { EN: '{minimum} to {maximum}', TY: '{minimum} hanggang {maximum}' },
  'deposit.kind.gateway': { EN: 'E-wallet', TY: 'E-wallet' },
  'deposit.kind.qr': { EN: 'QR code', TY: 'QR code' },
  'deposit.kind.bankTransfer': { EN: 'Bank transfer', TY: 'Bank transfer' },
  'deposit.kind.manual': { EN: 'Over the counter', TY: 'Over the counter' },
  'deposit.channels.none': {
    EN: 'No payment method is available right now. Contact customer service.',
    TY: 'Walang available na paraan ng bayad ngayon. Kontakin ang customer service.',
  },
  'deposit.amount': { EN: 'Amount', TY: 'Halaga' },
  'deposit.amount.quick': { EN: 'Quick amounts', TY: 'Quick amounts' },
  'deposit.amount.missing': {
    EN: 'Enter an amount such as {amount}.',
    TY: 'Maglagay ng halaga gaya ng {amount}.',
  },
  'deposit.amount.low': { EN: 'Minimum {amount}.', TY: 'Minimum {amount}.' },
  'deposit.amount.high': { EN: 'Maximum {amount}.', TY: 'Maximum {amount}.' },
  'deposit.submit': { EN: 'Deposit {amount}', TY: 'Mag-deposit ng {amount}' },
  'deposit.submit.empty': { EN: 'Deposit', TY: 'Mag-deposit' },
  'deposit.note': {
    EN: 'You pay on the payment company’s page and return here.',
    TY: 'Magbabayad ka sa page ng payment company at babalik dito.',
  },
  'deposit.bonus': { EN: 'Bonus', TY: 'Bonus' },
  'deposit.bonus.none': { EN: 'No bonus', TY: 'Walang bonus' },
  'deposit.bonus.terms': {
    EN: '{percent} % up to {maximum} on {minimum} or more. Wager it {times} times.',
    TY: '{percent} % hanggang {maximum} sa {minimum} pataas. Itaya nang {times} beses.',
  },
  'deposit.fee': {
    EN: 'Fee {fee}. You receive {net}.',
    TY: 'Fee {fee}. {net} ang matatanggap mo.',
  },
  'deposit.fee.none': {
    EN: 'No fee. You receive {net}.',
    TY: 'Walang fee. {net} ang matatanggap mo.',
  },
  'deposit.playThrough': {
    EN: 'Wager your deposit {times}× before you withdraw.',
    TY: 'Itaya muna nang {times}× ang deposit bago mag-withdraw.',
  },
  'deposit.fee.kept': { EN: 'Fee', TY: 'Fee' },
  'deposit.fee.net': { EN: 'You receive', TY: 'Matatanggap mo' },
  'deposit.closed': { EN: 'Open from {from} to {until}', TY: 'Bukas mula {from} hanggang {until}' },
  'deposit.note.code': {
    EN: 'Scan a QR code to pay. Your balance updates automatically.',
    TY: 'Mag-scan ng QR code para magbayad. Awtomatikong mag-a-update ang balanse mo.',
  },
  'deposit.note.hand': {
    EN: 'You get a reference number. Your balance updates after we verify your payment.',
    TY:
      'May reference number kang matatanggap. Mag-a-update ang balanse mo kapag na-verify ' +
      'ang bayad.',
  },
  'deposit.pay.left': { EN: 'Time left: {time}', TY: 'Natitirang oras: {time}' },
  'deposit.pay.code': { EN: 'QR code of this payment', TY: 'QR code ng bayad na ito' },
  'deposit.pay.scan': {
    EN: 'Scan it with the {channel} app.',
    TY: 'I-scan gamit ang app ng {channel}.',
  },
  'deposit.pay.transfer': {
    EN: 'Send this exact amount and include the reference in the transfer.',
    TY: 'Ipadala ang eksaktong halagang ito at ilagay ang reference sa transfer.',
  },
  'deposit.pay.counter': {
    EN: 'Show this reference at the counter and pay this exact amount.',
    TY: 'Ipakita ang reference na ito sa counter at bayaran ang eksaktong halaga.',
  },
  'deposit.pay.reference': { EN: 'Reference', TY: 'Reference' },
  'deposit.pay.bank': { EN: 'Bank', TY: 'Bangko' },
  'deposit.pay.number': { EN: 'Account number', TY: 'Numero ng account' },
  'deposit.pay.name': { EN: 'Account name', TY: 'Pangalan ng account' },
  'deposit.pay.copy': { EN: 'Copy: {what}', TY: 'Kopyahin: {what}' },
  'deposit.pay.copy.short': { EN: 'Copy', TY: 'Kopyahin' },
  'deposit.pay.copied': { EN: 'Copied', TY: 'Nakopya' },
  'deposit.pay.copied.not': {
    EN: 'This could not be copied. Press and hold the text instead.',
    TY: 'Hindi ito makopya. Pindutin na lang nang matagal ang text.',
  },
  'deposit.pay.slip': { EN: 'Receipt photo (optional)', TY: 'Picture ng resibo (optional)' },
  'deposit.pay.slip.send': { EN: 'Send receipt', TY: 'Ipadala ang resibo' },
  'deposit.pay.slip.sent': { EN: 'Sent', TY: 'Naipadala' },
  'deposit.pay.sent': { EN: 'I have paid', TY: 'Nakabayad na ako' },
  'deposit.recent': { EN: 'Recent deposits', TY: 'Mga huling deposit' },
  'deposit.recent.none': { EN: 'No deposits yet.', TY: 'Wala pang deposit.' },
  'deposit.state.pending': { EN: 'Pending', TY: 'Pending' },
  'deposit.state.reviewing': { EN: 'In review', TY: 'Nire-review' },
  'deposit.state.paid': { EN: 'Paid', TY: 'Bayad na' },
  'deposit.state.failed': { EN: 'Failed', TY: 'Hindi natuloy' },
  'deposit.state.rejected': { EN: 'Rejected', TY: 'Tinanggihan' },
  'deposit.state.expired': { EN: 'Expired', TY: 'Nag-expire' },
  'deposit.result.pending': { EN: 'Waiting for your payment', TY: 'Hinihintay ang bayad mo' },
  'deposit.result.pending.text': {
    EN: 'Your balance updates as soon as the payment is confirmed. You can leave this page.',
    TY:
      'Mag-a-update ang balanse mo kapag na-confirm ang bayad. Puwede kang umalis sa page na ' +
      'ito.',
  },
  'deposit.result.pending.hand': {
    EN: 'Send the payment, then tap “I have paid”.',
    TY: 'Ipadala ang bayad, saka i-tap ang “Nakabayad na ako”.',
  },
  'deposit.result.paid': { EN: 'Deposit successful', TY: 'Matagumpay ang deposit' },
  'deposit.result.paid.text': {
    EN: 'The money is in your balance.',
    TY: 'Nasa balanse mo na ang pera.',
  },
  'deposit.result.failed': { EN: 'Payment failed', TY: 'Hindi natuloy ang bayad' },
  'deposit.result.failed.text': {
    EN: 'You were not charged. Try again or use another payment method.',
    TY: 'Walang kinaltas sa iyo. Subukan ulit o gumamit ng ibang paraan ng bayad.',
  },
  'deposit.result.expired': { EN: 'Payment expired', TY: 'Nag-expire ang bayad' },
  'deposit.result.expired.text': {
    EN: 'You were not charged. Start again when you are ready.',
    TY: 'Walang kinaltas sa iyo. Magsimula ulit kapag handa ka na.',
  },
  'deposit.result.reviewing': { EN: 'Verifying your transfer', TY: 'Vine-verify ang transfer mo' },
  'deposit.result.reviewing.text': {
    EN: 'Usually within 30 minutes. Your balance updates automatically.',
    TY: 'Karaniwan ay sa loob ng 30 minuto. Awtomatikong mag-a-update ang balanse mo.',
  },
  'deposit.result.rejected': { EN: 'Payment not found', TY: 'Hindi nakita ang bayad' },
  'deposit.result.rejected.text': {
    EN: 'If you have paid, contact customer service.',
    TY: 'Kung nakabayad ka na, kontakin ang customer service.',
  },
  'deposit.result.number': { EN: 'Deposit number', TY: 'Numero ng deposit' },
  'deposit.result.requested': { EN: 'Created', TY: 'Ginawa' },
  'deposit.result.settled': { EN: 'Completed', TY: 'Nakumpleto' },
  'deposit.result.pay': { EN: 'Continue to payment', TY: 'Magpatuloy sa pagbabayad' },
  'deposit.result.again': { EN: 'Try again', TY: 'Subukan ulit' },
  'deposit.result.play': { EN: 'Find a game', TY: 'Maghanap ng laro' },
  'deposit.result.game': { EN: 'Back to your game', TY: 'Bumalik sa laro mo' },
  'deposit.result.records': { EN: 'See all transactions', TY: 'Tingnan lahat ng transaksyon' },
  'deposit.state.cancelled': { EN: 'Cancelled', TY: 'Na-cancel' },
  'deposit.accepted': {
    EN: '“{title}” applies to your next deposit, unless you choose another bonus.',
    TY: 'Gagamitin ang “{title}” sa susunod mong deposit, maliban kung pumili ka ng ibang bonus.',
  },
  'deposit.accepted.giveUp': { EN: 'Cancel bonus', TY: 'I-cancel ang bonus' },
  'deposit.accepted.gone': {
    EN: 'This bonus no longer applies to your next deposit.',
    TY: 'Hindi na gagamitin ang bonus na ito sa susunod mong deposit.',
  },
  'deposit.cancel': { EN: 'Cancel deposit', TY: 'I-cancel ang deposit' },
  'deposit.result.cancelled': { EN: 'Deposit cancelled', TY: 'Na-cancel ang deposit' },
  'deposit.result.cancelled.text': {
    EN: 'You were not charged. If a payment still arrives, it is added to your balance.',
    TY: 'Walang kinaltas sa iyo. Kung dumating pa ang bayad, idadagdag ito sa balanse mo.',
  },
  'deposit.result.paid.cancelled': {
    EN: 'The payment arrived after you cancelled. It is in your balance.',
    TY: 'Dumating ang bayad pagkatapos mong mag-cancel. Nasa balanse mo na ito.',
  },
  'deposit.result.bonus.none': {
    EN: '{title}: no bonus was given',
    TY: '{title}: walang ibinigay na bonus',
  },
} as const satisfies Messages;

import type { Messages } from './message.ts';

/** Texts of deposits. */
export const depositMessages = {
  'deposit.channels': { EN: 'Way to pay', TY: 'Paraan ng bayad' },
  'deposit.limits': { EN: '{minimum} to {maximum}', TY: '{minimum} hanggang {maximum}' },
  'deposit.kind.gateway': { EN: 'E-wallet', TY: 'E-wallet' },
  'deposit.kind.qr': { EN: 'QR code', TY: 'QR code' },
  'deposit.kind.bankTransfer': { EN: 'Bank transfer', TY: 'Bank transfer' },
  'deposit.kind.manual': { EN: 'By hand', TY: 'Mano-mano' },
  'deposit.channels.none': {
    EN: 'No way to pay is open right now. Customer service can help.',
    TY: 'Walang bukas na paraan ng bayad ngayon. Matutulungan ka ng serbisyo sa customer.',
  },
  'deposit.amount': { EN: 'Amount', TY: 'Halaga' },
  'deposit.amount.quick': { EN: 'Usual amounts', TY: 'Karaniwang halaga' },
  'deposit.amount.missing': {
    EN: 'Enter an amount such as {amount}.',
    TY: 'Maglagay ng halaga gaya ng {amount}.',
  },
  'deposit.amount.low': { EN: 'The least is {amount}.', TY: 'Ang pinakamababa ay {amount}.' },
  'deposit.amount.high': { EN: 'The most is {amount}.', TY: 'Ang pinakamataas ay {amount}.' },
  'deposit.submit': { EN: 'Deposit {amount}', TY: 'Magdeposito ng {amount}' },
  'deposit.submit.empty': { EN: 'Deposit', TY: 'Magdeposito' },
  'deposit.note': {
    EN: 'You pay on the page of the payment company and come straight back.',
    TY: 'Magbabayad ka sa pahina ng kompanya ng bayad at babalik agad dito.',
  },
  'deposit.bonus': { EN: 'Bonus', TY: 'Bonus' },
  'deposit.bonus.none': { EN: 'No bonus', TY: 'Walang bonus' },
  'deposit.bonus.terms': {
    EN: '{percent} % up to {maximum} on {minimum} or more. Wager it {times} times.',
    TY: '{percent} % hanggang {maximum} sa {minimum} pataas. Tayaan nang {times} beses.',
  },
  'deposit.fee': {
    EN: 'Fee {fee}. {net} reach your balance.',
    TY: 'Bayad {fee}. {net} ang papasok sa balanse mo.',
  },
  'deposit.fee.none': {
    EN: 'No fee. {net} reach your balance.',
    TY: 'Walang bayad. {net} ang papasok sa balanse mo.',
  },
  'deposit.playThrough': {
    EN: 'Deposits must be played through {times}× before withdrawing.',
    TY: 'Laruin muna nang {times}× ang deposito bago mag-withdraw.',
  },
  'deposit.fee.kept': { EN: 'Fee', TY: 'Bayad sa channel' },
  'deposit.fee.net': { EN: 'To your balance', TY: 'Papasok sa balanse mo' },
  'deposit.closed': { EN: 'Open from {from} to {until}', TY: 'Bukas mula {from} hanggang {until}' },
  'deposit.note.code': {
    EN: 'You get a code to scan, and your balance grows by itself.',
    TY: 'May code kang i-scan, at kusang lalaki ang balanse mo.',
  },
  'deposit.note.hand': {
    EN: 'You get a reference. Your balance grows when we have found your payment.',
    TY: 'May reference kang makukuha. Lalaki ang balanse kapag nakita ang bayad mo.',
  },
  'deposit.pay.left': { EN: 'Time left: {time}', TY: 'Natitirang oras: {time}' },
  'deposit.pay.code': { EN: 'QR code of this payment', TY: 'QR code ng bayad na ito' },
  'deposit.pay.scan': {
    EN: 'Scan it with the app of {channel}.',
    TY: 'I-scan gamit ang app ng {channel}.',
  },
  'deposit.pay.transfer': {
    EN: 'Send exactly this amount and write the reference into the transfer.',
    TY: 'Ipadala ang eksaktong halaga at isulat ang reference sa transfer.',
  },
  'deposit.pay.counter': {
    EN: 'Show this reference at the counter and pay exactly this amount.',
    TY: 'Ipakita ang reference sa counter at bayaran ang eksaktong halaga.',
  },
  'deposit.pay.reference': { EN: 'Reference', TY: 'Reference' },
  'deposit.pay.bank': { EN: 'Bank', TY: 'Bangko' },
  'deposit.pay.number': { EN: 'Account number', TY: 'Numero ng account' },
  'deposit.pay.name': { EN: 'Account name', TY: 'Pangalan ng account' },
  'deposit.pay.copy': { EN: 'Copy: {what}', TY: 'Kopyahin: {what}' },
  'deposit.pay.copy.short': { EN: 'Copy', TY: 'Kopyahin' },
  'deposit.pay.copied': { EN: 'Copied', TY: 'Nakopya' },
  'deposit.pay.slip': {
    EN: 'Picture of the slip (optional)',
    TY: 'Larawan ng resibo (kung mayroon)',
  },
  'deposit.pay.slip.send': { EN: 'Send the slip', TY: 'Ipadala ang resibo' },
  'deposit.pay.slip.sent': { EN: 'Sent', TY: 'Naipadala' },
  'deposit.pay.sent': { EN: 'I have sent the money', TY: 'Naipadala ko na ang pera' },
  'deposit.recent': { EN: 'Recent deposits', TY: 'Mga huling deposito' },
  'deposit.recent.none': { EN: 'No deposits yet.', TY: 'Wala pang deposito.' },
  'deposit.state.pending': { EN: 'Waiting', TY: 'Hinihintay' },
  'deposit.state.reviewing': { EN: 'In review', TY: 'Sinusuri' },
  'deposit.state.paid': { EN: 'Paid', TY: 'Bayad na' },
  'deposit.state.failed': { EN: 'Failed', TY: 'Hindi natuloy' },
  'deposit.state.rejected': { EN: 'Rejected', TY: 'Tinanggihan' },
  'deposit.state.expired': { EN: 'Expired', TY: 'Nag-expire' },
  'deposit.result.pending': { EN: 'Waiting for your payment', TY: 'Hinihintay ang bayad mo' },
  'deposit.result.pending.text': {
    EN: 'As soon as the payment company confirms it, your balance grows. You can leave this page.',
    TY:
      'Kapag kinumpirma ito ng kompanya ng bayad, lalaki ang balanse mo. Puwede kang umalis ' +
      'dito.',
  },
  'deposit.result.pending.hand': {
    EN: 'Send the money, then tell us here that you have.',
    TY: 'Ipadala ang pera, saka sabihin dito na naipadala na.',
  },
  'deposit.result.paid': { EN: 'Your money is here', TY: 'Narito na ang pera mo' },
  'deposit.result.paid.text': {
    EN: 'It is in your balance and ready to play.',
    TY: 'Nasa balanse mo na ito at handa nang laruin.',
  },
  'deposit.result.failed': { EN: 'The payment did not go through', TY: 'Hindi natuloy ang bayad' },
  'deposit.result.failed.text': {
    EN: 'Nothing was taken from you. Try again or use another way to pay.',
    TY: 'Walang kinaltas sa iyo. Subukan muli o gumamit ng ibang paraan ng bayad.',
  },
  'deposit.result.expired': { EN: 'The payment ran out of time', TY: 'Naubusan ng oras ang bayad' },
  'deposit.result.expired.text': {
    EN: 'Nothing was taken from you. Start again when you are ready.',
    TY: 'Walang kinaltas sa iyo. Magsimula muli kapag handa ka na.',
  },
  'deposit.result.reviewing': {
    EN: 'We are looking for your payment',
    TY: 'Hinahanap namin ang bayad mo',
  },
  'deposit.result.reviewing.text': {
    EN: 'Someone checks our account for it. Your balance grows as soon as it is found.',
    TY: 'May tumitingin na sa aming account. Lalaki ang balanse mo kapag nakita ito.',
  },
  'deposit.result.rejected': {
    EN: 'We could not find your payment',
    TY: 'Hindi namin nakita ang bayad mo',
  },
  'deposit.result.rejected.text': {
    EN: 'Customer service can help when you have sent the money.',
    TY: 'Matutulungan ka ng serbisyo sa customer kung naipadala mo na.',
  },
  'deposit.result.number': { EN: 'Deposit number', TY: 'Numero ng deposito' },
  'deposit.result.requested': { EN: 'Started', TY: 'Sinimulan' },
  'deposit.result.settled': { EN: 'Finished', TY: 'Natapos' },
  'deposit.result.pay': { EN: 'Go on to the payment', TY: 'Ituloy ang bayad' },
  'deposit.result.again': { EN: 'Try again', TY: 'Subukan muli' },
  'deposit.result.play': { EN: 'Find a game', TY: 'Maghanap ng laro' },
  'deposit.result.game': { EN: 'Back to your game', TY: 'Bumalik sa laro mo' },
  'deposit.result.records': { EN: 'See all transactions', TY: 'Tingnan lahat ng transaksyon' },
  'deposit.state.cancelled': { EN: 'Cancelled', TY: 'Kinansela' },
  'deposit.accepted': {
    EN: 'Your next deposit brings “{title}”, unless you choose another bonus.',
    TY: 'Kasama ng susunod mong deposito ang “{title}”, maliban kung pumili ka ng iba.',
  },
  'deposit.accepted.giveUp': { EN: 'Give up this bonus', TY: 'Isuko ang bonus na ito' },
  'deposit.accepted.gone': {
    EN: 'Your next deposit no longer brings this bonus.',
    TY: 'Hindi na kasama ng susunod mong deposito ang bonus na ito.',
  },
  'deposit.cancel': { EN: 'Cancel deposit', TY: 'Kanselahin ang deposito' },
  'deposit.result.cancelled': {
    EN: 'You cancelled this deposit',
    TY: 'Kinansela mo ang depositong ito',
  },
  'deposit.result.cancelled.text': {
    EN: 'Nothing was taken from you. A payment that still arrives is added to your balance.',
    TY: 'Walang kinaltas sa iyo. Kung dumating pa ang bayad, idadagdag ito sa balanse mo.',
  },
  'deposit.result.paid.cancelled': {
    EN: 'The payment arrived after you had cancelled. It is in your balance.',
    TY: 'Dumating ang bayad matapos mong magkansela. Nasa balanse mo na ito.',
  },
  'deposit.result.bonus.none': {
    EN: '{title}: no bonus was given',
    TY: '{title}: walang ibinigay na bonus',
  },
} as const satisfies Messages;

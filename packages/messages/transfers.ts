import type { Messages } from './message.ts';

/** Texts of the wallets that studios keep, and of transfers to and from them. */
export const transfersMessages = {
  'title.wallet': { EN: 'Wallets', TY: 'Mga wallet' },
  'transfer.about': {
    EN: 'Some studios keep your money while you play. Bring it before, take it back after.',
    TY: 'May mga studio na nagtatabi ng pera mo habang naglalaro. Magdala bago, bawiin pagkatapos.',
  },
  'transfer.total': { EN: 'Everything together', TY: 'Kabuuan' },
  'transfer.main': { EN: 'Main wallet', TY: 'Pangunahing wallet' },
  'transfer.vendors': { EN: 'In game wallets', TY: 'Nasa mga wallet ng laro' },
  'transfer.underWay': { EN: 'On the way', TY: 'Papunta pa lang' },
  'transfer.refresh.all': { EN: 'Refresh all balances', TY: 'I-refresh ang lahat ng balanse' },
  'transfer.refresh.one': { EN: 'Refresh {vendor}', TY: 'I-refresh ang {vendor}' },
  'transfer.incomplete': {
    EN: 'A studio did not answer. Its balance is the last one that we know.',
    TY: 'May studio na hindi sumagot. Ang balanse nito ay ang huling alam namin.',
  },
  'transfer.wallets': { EN: 'Studios', TY: 'Mga studio' },
  'transfer.wallets.none': {
    EN: 'No studio of this site keeps money. You play with your main wallet.',
    TY: 'Walang studio rito na nagtatabi ng pera. Pangunahing wallet ang gamit mo sa laro.',
  },
  'transfer.balanceAt': { EN: 'As of {time}', TY: 'Noong {time}' },
  'transfer.balance.unknown': { EN: 'Not known yet', TY: 'Hindi pa alam' },
  'transfer.lock.underWay': { EN: 'Transfer under way', TY: 'May inililipat pa' },
  'transfer.lock.closed': { EN: 'Closed now', TY: 'Sarado ngayon' },
  'transfer.lock.memberBlocked': { EN: 'Take back only', TY: 'Pagbawi lang' },
  'transfer.all': { EN: 'Take everything back', TY: 'Bawiin ang lahat' },
  'transfer.all.done': {
    EN: 'Your money is back in the main wallet.',
    TY: 'Nasa pangunahing wallet na ang pera mo.',
  },
  'transfer.all.none': { EN: 'There is nothing to take back.', TY: 'Walang babawiin.' },
  'transfer.all.some': {
    EN: 'Not everything is back yet. See each wallet.',
    TY: 'Hindi pa nababawi ang lahat. Tingnan ang bawat wallet.',
  },
  'transfer.direction': { EN: 'Direction', TY: 'Direksiyon' },
  'transfer.toVendor': { EN: 'Bring money', TY: 'Magdala ng pera' },
  'transfer.fromVendor': { EN: 'Take back', TY: 'Bawiin' },
  'transfer.available.toVendor': {
    EN: 'Cash in the main wallet',
    TY: 'Cash sa pangunahing wallet',
  },
  'transfer.available.fromVendor': { EN: 'In this wallet', TY: 'Nasa wallet na ito' },
  'transfer.bonusStays': {
    EN: 'Bonus money stays in the main wallet. Bets here do not count for it.',
    TY: 'Mananatili sa pangunahing wallet ang bonus. Hindi binibilang doon ang mga taya rito.',
  },
  'transfer.amount': { EN: 'Amount', TY: 'Halaga' },
  'transfer.amount.quick': { EN: 'Usual amounts', TY: 'Karaniwang halaga' },
  'transfer.amount.all': { EN: 'All', TY: 'Lahat' },
  'transfer.submit.toVendor': { EN: 'Bring {amount}', TY: 'Dalhin ang {amount}' },
  'transfer.submit.fromVendor': { EN: 'Take back {amount}', TY: 'Bawiin ang {amount}' },
  'transfer.submit.empty': { EN: 'Transfer', TY: 'Ilipat' },
  'transfer.done': { EN: 'Transferred: {amount}', TY: 'Nailipat: {amount}' },
  'transfer.pending': {
    EN: 'The studio has not answered yet. Your money is held safely, and this ends by itself.',
    TY: 'Hindi pa sumasagot ang studio. Ligtas na nakatabi ang pera mo at kusang matatapos ito.',
  },
  'transfer.refused.noFunds': {
    EN: 'The studio says that this much is not there. Nothing was moved.',
    TY: 'Sabi ng studio, kulang ang laman nito. Walang nailipat.',
  },
  'transfer.refused.refused': {
    EN: 'The studio refused the transfer. Nothing was moved.',
    TY: 'Tinanggihan ng studio ang paglilipat. Walang nailipat.',
  },
  'transfer.recent': { EN: 'Last transfers', TY: 'Mga huling paglilipat' },
  'transfer.recent.none': {
    EN: 'You have not transferred anything yet.',
    TY: 'Wala ka pang inilipat.',
  },
  'transfer.state.pending': { EN: 'Under way', TY: 'Isinasagawa' },
  'transfer.state.done': { EN: 'Done', TY: 'Tapos na' },
  'transfer.state.refused': { EN: 'Refused', TY: 'Tinanggihan' },
  'transfer.row.toVendor': { EN: 'To {vendor}', TY: 'Papunta sa {vendor}' },
  'transfer.row.fromVendor': { EN: 'From {vendor}', TY: 'Mula sa {vendor}' },
} as const satisfies Messages;

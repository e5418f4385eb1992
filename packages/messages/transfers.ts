import type { Messages } from './message.ts';

/** Texts of the wallets that studios keep, and of transfers to and from them. */
export const transfersMessages = {
  'title.wallet': { EN: 'Wallets', TY: 'Mga wallet' },
  'transfer.about': {
    EN: 'Some providers use their own wallet. Transfer in before you play, transfer out after.',
    TY:
      'May sariling wallet ang ilang provider. Mag-transfer in bago maglaro, mag-transfer ' +
      'out pagkatapos.',
  },
  'transfer.total': { EN: 'Total balance', TY: 'Kabuuang balanse' },
  'transfer.main': { EN: 'Main wallet', TY: 'Main wallet' },
  'transfer.vendors': { EN: 'In game wallets', TY: 'Nasa game wallets' },
  'transfer.underWay': { EN: 'In transit', TY: 'Inililipat pa' },
  'transfer.refresh.all': { EN: 'Refresh all balances', TY: 'I-refresh ang lahat ng balanse' },
  'transfer.refresh.one': { EN: 'Refresh {vendor}', TY: 'I-refresh ang {vendor}' },
  'transfer.incomplete': {
    EN: 'A provider did not respond. Its last known balance is shown.',
    TY: 'May provider na hindi sumagot. Huling alam na balanse nito ang ipinapakita.',
  },
  'transfer.wallets': { EN: 'Providers', TY: 'Mga provider' },
  'transfer.wallets.none': {
    EN: 'No provider here uses its own wallet. You play with your main wallet.',
    TY: 'Walang provider dito na may sariling wallet. Main wallet ang gamit mo sa laro.',
  },
  'transfer.balanceAt': { EN: 'As of {time}', TY: 'Noong {time}' },
  'transfer.balance.unknown': { EN: 'Not available yet', TY: 'Hindi pa available' },
  'transfer.lock.underWay': { EN: 'Transfer in progress', TY: 'May transfer pa' },
  'transfer.lock.closed': { EN: 'Closed now', TY: 'Sarado ngayon' },
  'transfer.lock.memberBlocked': { EN: 'Transfer out only', TY: 'Transfer out lang' },
  'transfer.all': { EN: 'Transfer all out', TY: 'I-transfer out lahat' },
  'transfer.all.done': {
    EN: 'All your money is in the main wallet.',
    TY: 'Nasa main wallet na ang lahat ng pera mo.',
  },
  'transfer.all.none': { EN: 'There is nothing to transfer out.', TY: 'Walang ita-transfer out.' },
  'transfer.all.some': {
    EN: 'Not everything was transferred. Check each wallet.',
    TY: 'Hindi pa na-transfer ang lahat. Tingnan ang bawat wallet.',
  },
  'transfer.direction': { EN: 'Direction', TY: 'Direksyon' },
  'transfer.toVendor': { EN: 'Transfer in', TY: 'Transfer in' },
  'transfer.fromVendor': { EN: 'Transfer out', TY: 'Transfer out' },
  'transfer.available.toVendor': { EN: 'Cash in the main wallet', TY: 'Cash sa main wallet' },
  'transfer.available.fromVendor': { EN: 'In this wallet', TY: 'Nasa wallet na ito' },
  'transfer.bonusStays': {
    EN: 'Bonus money stays in the main wallet. Bets here do not count toward it.',
    TY: 'Mananatili sa main wallet ang bonus. Hindi bilang doon ang mga taya rito.',
  },
  'transfer.amount': { EN: 'Amount', TY: 'Halaga' },
  'transfer.amount.quick': { EN: 'Quick amounts', TY: 'Quick amounts' },
  'transfer.amount.all': { EN: 'All', TY: 'Lahat' },
  'transfer.submit.toVendor': { EN: 'Transfer {amount}', TY: 'I-transfer ang {amount}' },
  'transfer.submit.fromVendor': { EN: 'Transfer {amount}', TY: 'I-transfer ang {amount}' },
  'transfer.submit.empty': { EN: 'Transfer', TY: 'Mag-transfer' },
  'transfer.done': { EN: 'Transferred: {amount}', TY: 'Na-transfer: {amount}' },
  'transfer.pending': {
    EN:
      'The provider has not responded yet. Your money is safe, and the transfer will finish ' +
      'by itself.',
    TY: 'Hindi pa sumasagot ang provider. Ligtas ang pera mo at kusang matatapos ang transfer.',
  },
  'transfer.refused.noFunds': {
    EN: 'Not enough balance at the provider. Nothing was transferred.',
    TY: 'Kulang ang balanse sa provider. Walang na-transfer.',
  },
  'transfer.refused.refused': {
    EN: 'The provider refused the transfer. Nothing was transferred.',
    TY: 'Tinanggihan ng provider ang transfer. Walang na-transfer.',
  },
  'transfer.recent': { EN: 'Recent transfers', TY: 'Mga huling transfer' },
  'transfer.recent.none': { EN: 'No transfers yet.', TY: 'Wala pang transfer.' },
  'transfer.state.pending': { EN: 'Pending', TY: 'Pending' },
  'transfer.state.done': { EN: 'Completed', TY: 'Nakumpleto' },
  'transfer.state.refused': { EN: 'Rejected', TY: 'Tinanggihan' },
  'transfer.row.toVendor': { EN: 'To {vendor}', TY: 'Papunta sa {vendor}' },
  'transfer.row.fromVendor': { EN: 'From {vendor}', TY: 'Mula sa {vendor}' },
} as const satisfies Messages;

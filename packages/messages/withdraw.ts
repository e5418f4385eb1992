import type { Messages } from './message.ts';

/** Texts of withdrawals, and those that all pages of the wallet share. */
export const withdrawMessages = {
  'wallet.trial': { EN: 'TRIAL', TY: 'TRIAL' },
  'wallet.available': { EN: 'Available balance', TY: 'Available na balanse' },
  'withdraw.step': { EN: 'Step {number} of {count}', TY: 'Hakbang {number} sa {count}' },
  'withdraw.password.title': { EN: 'Set a payment password', TY: 'Gumawa ng payment password' },
  'withdraw.password.text': {
    EN: '6 digits that you enter for every withdrawal. Do not reuse your login password.',
    TY: '6 digits na ilalagay mo sa bawat withdrawal. Huwag gamitin ang login password mo.',
  },
  'withdraw.password.new': { EN: 'Payment password', TY: 'Payment password' },
  'withdraw.password.hint': { EN: '6 digits', TY: '6 digits' },
  'withdraw.password.login': { EN: 'Your login password', TY: 'Login password mo' },
  'withdraw.password.submit': { EN: 'Set payment password', TY: 'I-set ang payment password' },
  'withdraw.password.done': { EN: 'Change saved', TY: 'Na-save ang pagbabago' },
  'withdraw.password.show': { EN: 'Show payment password', TY: 'Ipakita ang payment password' },
  'withdraw.password.hide': { EN: 'Hide payment password', TY: 'Itago ang payment password' },
  'withdraw.card.title': { EN: 'Add your bank account', TY: 'Idagdag ang bank account mo' },
  'withdraw.card.text': {
    EN: 'Withdrawals are paid only to an account in your own name.',
    TY: 'Sa account na nasa pangalan mo lang ipapadala ang withdrawal.',
  },
  'withdraw.card.bank': { EN: 'Bank or e-wallet', TY: 'Bangko o e-wallet' },
  'withdraw.card.bank.choose': { EN: 'Select', TY: 'Pumili' },
  'withdraw.card.bank.missing': {
    EN: 'Choose a bank from the list.',
    TY: 'Pumili ng bangko sa listahan.',
  },
  'withdraw.card.number': { EN: 'Account number', TY: 'Numero ng account' },
  'withdraw.card.number.invalid': {
    EN: 'Enter 6 to 20 digits.',
    TY: 'Maglagay ng 6 hanggang 20 numero.',
  },
  'withdraw.card.name': { EN: 'Name on the account', TY: 'Pangalan sa account' },
  'withdraw.card.name.invalid': {
    EN: 'Enter the name exactly as your bank has it.',
    TY: 'Ilagay ang eksaktong pangalan na nasa bangko mo.',
  },
  'withdraw.card.submit': { EN: 'Add account', TY: 'Idagdag ang account' },
  'withdraw.card.done': { EN: 'Account added', TY: 'Naidagdag ang account' },
  'withdraw.card.cancel': { EN: 'Cancel', TY: 'I-cancel' },
  'withdraw.cards': { EN: 'Withdraw to', TY: 'I-withdraw sa' },
  'withdraw.cards.own': { EN: 'Your accounts', TY: 'Mga account mo' },
  'withdraw.cards.default': { EN: 'Default', TY: 'Default' },
  'withdraw.cards.choose': { EN: 'Set as default', TY: 'Gawing default' },
  'withdraw.cards.remove': { EN: 'Remove this account', TY: 'Alisin ang account' },
  'withdraw.fee': {
    EN: 'Fee {fee}. You receive {net}.',
    TY: 'Fee {fee}. {net} ang matatanggap mo.',
  },
  'withdraw.fee.none': {
    EN: 'No fee. You receive {net}.',
    TY: 'Walang fee. {net} ang matatanggap mo.',
  },
  'withdraw.today': {
    EN: 'Left today: {amount}, {times} withdrawals.',
    TY: 'Natitira ngayong araw: {amount}, {times} withdrawal.',
  },
  'withdraw.turnover': {
    EN: 'Wager {remaining} more to unlock your bonus. You can withdraw your cash now.',
    TY: 'Tumaya pa ng {remaining} para ma-unlock ang bonus mo. Puwede nang i-withdraw ang cash mo.',
  },
  'withdraw.turnover.label': { EN: 'Wagered so far', TY: 'Naitaya na' },
  'withdraw.blocked': { EN: 'You cannot withdraw yet', TY: 'Hindi ka pa makaka-withdraw' },
  'withdraw.blocked.playThrough': {
    EN: 'Deposits: wager {amount} more to withdraw.',
    TY: 'Deposit: tumaya pa ng {amount} para maka-withdraw.',
  },
  'withdraw.blocked.bonus': {
    EN: 'Wager {amount} more to withdraw.',
    TY: 'Tumaya pa ng {amount} para maka-withdraw.',
  },
  'withdraw.ends': {
    EN: 'Withdrawing ends your bonus. {amount} will be removed.',
    TY: 'Kapag nag-withdraw ka, matatapos ang bonus mo. Aalisin ang {amount}.',
  },
  'withdraw.cards.add': { EN: 'Add another account', TY: 'Magdagdag ng isa pang account' },
  'withdraw.amount': { EN: 'Amount', TY: 'Halaga' },
  'withdraw.amount.all': { EN: 'All', TY: 'Lahat' },
  'withdraw.amount.funds': { EN: 'Available: {amount}.', TY: 'Available: {amount}.' },
  'withdraw.submit': { EN: 'Withdraw {amount}', TY: 'Mag-withdraw ng {amount}' },
  'withdraw.submit.empty': { EN: 'Withdraw', TY: 'Mag-withdraw' },
  'withdraw.request': { EN: 'Your withdrawal', TY: 'Withdrawal mo' },
  'withdraw.request.another': { EN: 'New withdrawal', TY: 'Bagong withdrawal' },
  'withdraw.net': { EN: 'You receive', TY: 'Matatanggap mo' },
  'withdraw.number': { EN: 'Withdrawal number', TY: 'Numero ng withdrawal' },
  'withdraw.recent': { EN: 'Recent withdrawals', TY: 'Mga huling withdrawal' },
  'withdraw.recent.none': { EN: 'No withdrawals yet.', TY: 'Wala pang withdrawal.' },
  'withdraw.state.requested': { EN: 'Requested', TY: 'Na-request' },
  'withdraw.state.reviewing': { EN: 'In review', TY: 'Nire-review' },
  'withdraw.state.paying': { EN: 'Processing', TY: 'Pinoproseso' },
  'withdraw.state.paid': { EN: 'Paid', TY: 'Bayad na' },
  'withdraw.state.rejected': { EN: 'Rejected', TY: 'Tinanggihan' },
  'withdraw.state.failed': { EN: 'Failed', TY: 'Hindi natuloy' },
  'withdraw.state.requested.text': {
    EN: 'We have your request. The amount is on hold.',
    TY: 'Natanggap namin ang request mo. Naka-hold ang halaga.',
  },
  'withdraw.state.reviewing.text': {
    EN: 'We are reviewing your request. This usually does not take long.',
    TY: 'Nire-review namin ang request mo. Karaniwang mabilis lang ito.',
  },
  'withdraw.state.paying.text': {
    EN: 'The payment is on its way to your bank.',
    TY: 'Papunta na sa bangko mo ang bayad.',
  },
  'withdraw.state.paid.text': {
    EN: 'The money was sent to your account.',
    TY: 'Naipadala na sa account mo ang pera.',
  },
  'withdraw.state.rejected.text': {
    EN: 'The amount is back in your balance.',
    TY: 'Nasa balanse mo na ulit ang halaga.',
  },
  'withdraw.state.failed.text': {
    EN: 'The bank returned it. The amount is back in your balance.',
    TY: 'Ibinalik ito ng bangko. Nasa balanse mo na ulit ang halaga.',
  },
  'withdraw.whole': {
    EN: 'You can withdraw your whole balance of {amount} once, whatever the limits of the day.',
    TY:
      'Puwede mong i-withdraw nang isang beses ang buong balanse mo na {amount}, anuman ang ' +
      'limit sa araw.',
  },
  'withdraw.whole.fill': { EN: 'Withdraw it all', TY: 'I-withdraw lahat' },
} as const satisfies Messages;

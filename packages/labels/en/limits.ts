/** Words of the limits that members set for themselves. */
export const limitsEn = {
  'title.limits': 'My limits',
  'limits.about':
    'Decide how much you let yourself deposit. A lower limit counts at once; a higher one, or none, counts after 24 hours.',
  'limits.deposits': 'Deposit limits',
  'limits.day': 'In 24 hours',
  'limits.week': 'In 7 days',
  'limits.month': 'In 30 days',
  'limits.none': 'No limit',
  'limits.used': 'Deposited: {used}',
  'limits.left': 'Deposited: {used}. Left: {left}.',
  'limits.next': '{amount} from {when}',
  'limits.next.none': 'No limit from {when}',
  'limits.amount': 'The most to deposit',
  'limits.save': 'Save the limit',
  'limits.remove': 'Remove the limit',
  'limits.saved': 'Your limit counts from now on.',
  'limits.waits': 'This counts after 24 hours. Until then your limit stays.',
  'limits.see': 'See my limits',
  'limits.offer.registration': 'Play within your means',
  'limits.offer.deposit': 'Before you deposit',
  'limits.offer.text':
    'Decide now how much you let yourself deposit. You can change it at any time.',
  'limits.offer.set': 'Set a limit',
  'limits.offer.notNow': 'Not now',
} as const;

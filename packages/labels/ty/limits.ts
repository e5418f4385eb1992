import type { limitsEn } from '../en/limits.ts';

export const limitsTy = {
  'title.limits': 'Mga limitasyon',
  'limits.about':
    'Magpasya kung magkano ang hahayaan mong ideposito. Agad ang mas mababang limitasyon; ang mas mataas, o ang wala, ay pagkalipas ng 24 oras.',
  'limits.deposits': 'Limitasyon sa deposito',
  'limits.day': 'Sa 24 oras',
  'limits.week': 'Sa 7 araw',
  'limits.month': 'Sa 30 araw',
  'limits.none': 'Walang limitasyon',
  'limits.used': 'Naideposito: {used}',
  'limits.left': 'Naideposito: {used}. Natitira: {left}.',
  'limits.next': '{amount} mula {when}',
  'limits.next.none': 'Walang limitasyon mula {when}',
  'limits.amount': 'Pinakamalaking ideposito',
  'limits.save': 'I-save ang limitasyon',
  'limits.remove': 'Alisin ang limitasyon',
  'limits.saved': 'May bisa na ang limitasyon mo.',
  'limits.waits':
    'Magkakabisa ito pagkalipas ng 24 oras. Hanggang doon, mananatili ang limitasyon mo.',
  'limits.see': 'Tingnan ang mga limitasyon ko',
  'limits.offer.registration': 'Maglaro ayon sa kaya mo',
  'limits.offer.deposit': 'Bago ka magdeposito',
  'limits.offer.text':
    'Magpasya ngayon kung magkano ang hahayaan mong ideposito. Mababago mo ito anumang oras.',
  'limits.offer.set': 'Magtakda ng limitasyon',
  'limits.offer.notNow': 'Hindi muna',
} as const satisfies Record<keyof typeof limitsEn, string>;

import type { pushEn } from '../en/push.ts';

export const pushTy: Record<keyof typeof pushEn, string> = {
  'push.title': 'Mga abiso',
  'push.text':
    'Ipaalam sa device na ito kapag may dumating na liham o anunsyo. Dito lang ang laman nito.',
  'push.isOn': 'Ipinapaalam sa device na ito ang mga bagong liham at anunsyo.',
  'push.on': 'I-on',
  'push.off': 'I-off',
  'push.denied': 'Hinaharang ng browser mo ang mga abiso ng site. Payagan ito sa settings nito.',
  'push.news': 'May bagong liham na naghihintay sa iyo.',
  'push.announcement': 'May bagong anunsyo.',
};

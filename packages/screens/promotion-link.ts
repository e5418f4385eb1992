import { findScreen } from './find-screen.ts';

/** Whether an address leads to the list of promotions or to one of them, on whichever host. */
export function leadsToPromotion(address: string): boolean {
  const [path = ''] = address.replace(/^https:\/\/[^/?#]*/i, '').split(/[?#]/);
  const id = findScreen(path.replace(/\/$/, ''))?.id;
  return id === 'promotions' || id === 'promotion';
}

import type { gameFrameEn } from '../en/game-frame.ts';

export const gameFrameTy: Record<keyof typeof gameFrameEn, string> = {
  'play.opening': 'Binubuksan ang laro',
  'play.leave': 'Umalis sa laro',
  'play.deposit': 'Deposito',
  'play.trial': 'TRIAL',
  'play.balance': 'Balanse',
  'play.elapsed': 'Oras sa larong ito',
  'play.frame': 'Laro: {name}',
  'play.back': 'Pumili ng ibang laro',
};

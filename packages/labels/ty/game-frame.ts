import type { gameFrameEn } from '../en/game-frame.ts';

export const gameFrameTy: Record<keyof typeof gameFrameEn, string> = {
  'play.opening': 'Binubuksan ang laro',
  'play.leave': 'Umalis sa laro',
  'play.deposit': 'Deposito',
  'play.bring': 'Magdala ng pera sa studio na ito',
  'play.bring.all': 'Ilipat ang {amount}',
  'play.bring.other': 'Ibang halaga',
  'play.bring.none': 'Buksan ang laro nang wala ito',
  'play.fullScreen': 'Punuin ang screen',
  'play.fullScreen.leave': 'Umalis sa buong screen',
  'play.result': 'Resulta sa larong ito',
  'play.open': '{amount} bukas pa',
  'play.trial': 'TRIAL',
  'play.balance': 'Balanse',
  'play.elapsed': 'Oras sa larong ito',
  'play.frame': 'Laro: {name}',
  'play.back': 'Pumili ng ibang laro',
  'resume.label': 'Bukas pa ang laro mo',
  'resume.go': 'Ituloy',
  'resume.close': 'Isara ang paalalang ito',
};

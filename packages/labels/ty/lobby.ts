import type { lobbyEn } from '../en/lobby.ts';

export const lobbyTy: Record<keyof typeof lobbyEn, string> = {
  'lobby.winners': 'Mga nanalo',
  'lobby.winners.pause': 'Ihinto ang listahan',
  'lobby.winners.play': 'Patakbuhin ang listahan',
  'lobby.matches': 'Mga paparating na laban',
  'lobby.bet': 'Tumaya na',
};

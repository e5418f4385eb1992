import type { lobbyEn } from '../en/lobby.ts';

export const lobbyTy: Record<keyof typeof lobbyEn, string> = {
  'home.follow': 'Sundan kami',
  'home.responsible': 'Maglaro nang maingat',
  'home.responsible.help': 'Tulong at limitasyon',
  'home.age': '{age}+',
  'home.referral': 'Bonus',
  'home.referral.name': 'Bonus sa pag-imbita',
  'home.age.text': 'Para lamang sa edad {age} pataas.',
  'lobby.winners': 'Mga nanalo',
  'lobby.winners.pause': 'Ihinto ang listahan',
  'lobby.winners.play': 'Patakbuhin ang listahan',
  'lobby.matches': 'Mga paparating na laban',
  'lobby.bet': 'Tumaya na',
  'video.title': 'Video',
  'video.watch': 'Panoorin ang video',
  'video.none': 'Hindi video ang link na ito, kaya walang mapapanood.',
  'video.failed': 'Hindi mapanood ang video sa ngayon.',
};

import type { Language } from '#arcade/play/play-state.ts';

export type FishTexts = {
  auto: string;
  stopAuto: string;
  hint: string;
  caught: string;
  sea: string;
  kinds: Readonly<Record<string, string>>;
  rules: string;
};

export const fishTexts: Readonly<Record<Language, FishTexts>> = {
  EN: {
    auto: 'Auto fire',
    stopAuto: 'Stop firing',
    hint: 'Tap or hold to shoot. Each hit costs one bet.',
    caught: 'Caught',
    sea: 'Tap to shoot.',
    kinds: {
      minnow: 'Minnow',
      shrimp: 'Shrimp',
      clownfish: 'Clownfish',
      crab: 'Crab',
      blowfish: 'Blowfish',
      squid: 'Squid',
      turtle: 'Turtle',
      lobster: 'Lobster',
      octopus: 'Octopus',
      dolphin: 'Dolphin',
      shark: 'Shark',
      whale: 'Whale',
    },
    rules:
      'A shot that hits costs one bet and may catch the fish. A shot that misses is free. The ' +
      'bigger the pay, the rarer the catch: all fish have the same return in the long run. ' +
      'Pays are multiples of the bet.',
  },
  TY: {
    auto: 'Auto fire',
    stopAuto: 'Itigil ang auto',
    hint: 'I-tap o i-hold para bumaril. Isang taya ang bawat tama.',
    caught: 'Nahuli',
    sea: 'I-tap para bumaril.',
    kinds: {
      minnow: 'Dilis',
      shrimp: 'Hipon',
      clownfish: 'Isdang payaso',
      crab: 'Alimango',
      blowfish: 'Butete',
      squid: 'Pusit',
      turtle: 'Pagong',
      lobster: 'Ulang',
      octopus: 'Pugita',
      dolphin: 'Lumba-lumba',
      shark: 'Pating',
      whale: 'Balyena',
    },
    rules:
      'Isang taya ang bawat tama at puwedeng makahuli ng isda. Libre ang hindi tumama. Mas ' +
      'malaki ang bayad, mas bihira ang huli: pareho ang return ng lahat sa katagalan. Ang ' +
      'bayad ay multiple ng taya.',
  },
};

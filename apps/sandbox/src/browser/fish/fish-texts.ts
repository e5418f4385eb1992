import type { Language } from '../../vendor/play/play-state.ts';

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
    sea: 'The sea. Tap to shoot.',
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
      'A shot that hits costs the bet and may catch what it hits; a shot that leaves the sea is ' +
      'free. The bigger the pay, the rarer the catch: all creatures return the same share in the ' +
      'long run. Pays are multiples of the bet.',
  },
  TY: {
    auto: 'Auto na pagbaril',
    stopAuto: 'Itigil',
    hint: 'Tapikin o pindutin nang matagal. Isang taya ang bawat tama.',
    caught: 'Nahuli',
    sea: 'Ang dagat. Tapikin para bumaril.',
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
      'Ang balang tumama ay katumbas ng isang taya at maaaring makahuli; libre ang lumampas. Mas ' +
      'malaki ang bayad, mas bihira ang huli: pareho ang balik ng lahat sa katagalan. ' +
      'Ang bayad ay ' +
      'ilang beses ng taya.',
  },
};

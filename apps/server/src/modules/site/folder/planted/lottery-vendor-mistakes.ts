import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'vendors.yaml';
const sea = '  - code: TCG_SEA\n';
const seaLine = 'code: TCG_SEA';
const electronic = '- gameType: ELOTT\n        opens: lottery\n';

/** The vendors that open the lottery are the thirteenth to the sixteenth. */
export const lotteryVendorMistakes: readonly PlantedMistake[] = [
  {
    file,
    from: 'opens: lottery',
    to: 'opens: lotteries',
    sentence: 'vendors[12].entries[0].opens: expected games, lobby or lottery, found "lotteries".',
  },
  {
    file,
    from: seaLine,
    to: 'code: TCG_ASIA',
    sentence:
      'vendors[15].code: expected one of LOTT, ELOTT, TCG_LOTTO_VN, TCG_SEA, since the vendor opens the lottery.',
  },
  {
    file,
    from: sea,
    to: `${sea}    connection: sandbox\n`,
    at: '    connection: sandbox\n    name: Asia Lottery',
    sentence: 'vendors[15].connection: expected nothing, since the vendor has no games of its own.',
  },
  {
    file,
    from: '    connection: sandbox\n    connectionProvider: LANTERN\n',
    to: '    connectionProvider: LANTERN\n',
    at: '- code: LANTERN',
    sentence: 'vendors[0]: expected a connection, because the vendor has games.',
  },
  {
    file,
    from: 'code: LANTERN',
    to: 'code: LOTT',
    at: 'entries:',
    sentence: 'vendors[0].entries: expected opens: lottery, which is what LOTT is launched as.',
  },
  {
    file,
    from: `${electronic}        lottoMode: ent\n`,
    to: `${electronic}        lottoMode: trad\n`,
    at: 'lottoMode: trad\n        freePlay: true\n  - code: TCG_LOTTO_VN',
    sentence: 'vendors[13].entries[0].lottoMode: expected a lottoMode in which ELOTT is played.',
  },
  {
    file,
    from: '- gameType: LOTT\n        opens: lottery\n',
    to: '- gameType: ELOTT\n        opens: lottery\n',
    sentence:
      'vendors[12].entries[0].gameType: expected LOTT, in which lotteries of lottoMode trad are.',
  },
  {
    file: 'games.yaml',
    from: 'vendor: LANTERN',
    to: 'vendor: ELOTT',
    sentence: 'games[40].vendor: expected a vendor of games, "ELOTT" opens the lottery.',
  },
];

import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import {
  day,
  described,
  describedList,
  identifier,
  instant,
  number,
  sharedObject,
  text,
  yesNo,
} from '../../fields.ts';
import {
  drawsAt,
  drawState,
  gameCode,
  gameId,
  givenGameId,
  lotteryPage,
  lotteryPageOf,
  numero,
  prizes,
} from './lottery-fields.ts';

const station = described(
  v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,10}$/))),
  'One of the stations that draw on a day; the main one of each day where it is left out.',
);

const comingNumero = sharedObject('LotteryNumero', 'A draw that takes bets now or soon.', {
  numero,
  gameId: givenGameId,
  remainTime: number('Milliseconds of the server until betting on it ends.'),
  lockTime: number('Seconds from the end of betting to the draw.'),
  isSale: yesNo('Whether it takes any order now; a chase can hold scheduled ones too.'),
  drawsAt,
  commit: described(
    v.nullable(v.string()),
    'SHA-256 of the seed, published before betting, as hex; null where somebody else draws.',
  ),
  beaconRound: described(
    v.nullable(v.number()),
    'The round of public randomness that decides; null where somebody else draws.',
  ),
  yearAnimal: number('The animal of the lunar year of the draw, 0 for the rat.'),
});

const getNear = endpoint({
  method: 'GET',
  path: '/lgw/numeros/near',
  summary: 'The draw of a lottery that is open, with the one before it and the one after',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: v.object({ gameId, station }),
  response: sharedObject('LotteryNear', 'Where a lottery stands.', {
    previousNumero: described(
      v.nullable(
        v.object({
          numero,
          winNo: described(v.nullable(v.string()), 'Its result; null while it is waited for.'),
          state: drawState,
          late: yesNo('Whether it waited too long for its result.'),
          drawsAt,
        }),
      ),
      'The last draw on which betting has ended; null before the first.',
    ),
    currentNumero: described(
      v.nullable(comingNumero),
      'The draw that is open; null where none is, or it is void.',
    ),
    nextNumero: described(v.nullable(comingNumero), 'The one after it.'),
    paused: yesNo('Whether the lottery takes no orders now; its draws go on.'),
    stations: describedList('The stations of the day of the open draw, the main one first.', {
      station: text('Its code.'),
      name: text('Its name.'),
      numero,
    }),
  }),
  errors: ['lottery.game.not.found'],
});

const listChaseNumeros = endpoint({
  method: 'GET',
  path: '/lgw/numeros/chase/{gameId}',
  summary: 'The draws that a chase can hold, the next one first',
  access: 'anyone',
  sends: 'query',
  input: v.object({ gameId, station }),
  response: sharedObject('LotteryChaseNumeros', 'The draws that a chase can hold.', {
    maxChaseCount: number('How many of them it can hold.'),
    chaseNumeros: describedList('The draws, at most so many.', {
      numero,
      remainTime: number('Milliseconds of the server until betting on it ends.'),
      drawsAt,
    }),
  }),
  errors: ['lottery.game.not.found'],
});

const version = number('The version of the result that counts; 0 before there is one.');

const earlier = describedList('What was said before a correction, the first one first.', {
  version: number('Its version.'),
  winNo: text('The result as it was.'),
  prizes,
  decidedAt: described(instant, 'Since when it was so.'),
});

const draw = sharedObject('LotteryDraw', 'A draw on which betting has ended.', {
  numero,
  station: described(v.nullable(v.string()), 'The code of its station, null for all others.'),
  stationName: described(v.nullable(v.string()), 'The name of its station, null for all others.'),
  winNo: described(v.nullable(v.string()), 'The result; null while it is waited for.'),
  prizes: described(
    v.optional(prizes),
    'Its prizes, of lotteries that have several; while it is drawn, those that are known.',
  ),
  state: drawState,
  version,
  late: yesNo('Whether it waited too long for its result.'),
  drawsAt,
  drawnAt: described(v.nullable(instant), 'When its result came; null before.'),
  decidedAt: described(
    v.nullable(instant),
    'Since when the result that counts is so: later than the first one after a correction.',
  ),
  earlier,
});

const onlyStation = described(
  v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,10}$/))),
  'Only draws of this station; those of all stations where it is left out.',
);

const listDrawResults = endpoint({
  method: 'GET',
  path: '/lgw/draw/{gameId}',
  summary: 'Draws of a lottery with their results, the latest first',
  access: 'anyone',
  sends: 'query',
  input: v.object({ gameId, station: onlyStation, ...lotteryPage }),
  response: lotteryPageOf(draw),
  errors: ['lottery.game.not.found'],
});

const listDrawResultsByCode = endpoint({
  method: 'GET',
  path: '/lgw/draw/code/{gameCode}',
  summary: 'Draws of a lottery with their results, by its code',
  access: 'anyone',
  sends: 'query',
  input: v.object({
    gameCode: described(v.pipe(v.string(), v.maxLength(20)), 'The code of the lottery.'),
    station: onlyStation,
    ...lotteryPage,
  }),
  response: lotteryPageOf(draw),
  errors: ['lottery.game.not.found'],
});

const figures = v.record(v.string(), v.array(v.number()));

const getHotGap = endpoint({
  method: 'GET',
  path: '/lgw/draw/{gameId}/hot_gap_info',
  summary: 'How often numbers came in the last 100 draws, and how long ago they came last',
  access: 'anyone',
  sends: 'query',
  input: v.object({ gameId }),
  response: sharedObject('LotteryHotGap', 'How often and how long ago numbers came.', {
    hot: described(
      figures,
      'By position, such as FIRST: hits in the last 100 draws, of ball 0 to 11 and then of big, ' +
        'small, odd and even. Families with many numbers have one position, NUMBER, whose place ' +
        'in the list is the number.',
    ),
    gap: described(figures, 'The same places: draws since the last hit; as many as are known.'),
  }),
  errors: ['lottery.game.not.found'],
});

const hex = (description: string) => described(v.nullable(v.string()), description);

const getFairness = endpoint({
  method: 'GET',
  path: '/lgw/draw/{gameId}/fair/{numero}',
  summary: 'Everything that is public of an own draw, to draw it again and compare',
  access: 'anyone',
  sends: 'query',
  input: v.object({ gameId, numero: identifier }),
  response: sharedObject('LotteryFairness', 'What is public of an own draw.', {
    code: gameCode,
    numero,
    family: text('The code of its family, which says how numbers are drawn.'),
    drawAt: described(instant, 'When it is due, which fixes the round.'),
    state: drawState,
    commit: text('SHA-256 of the seed as hex, published before betting.'),
    madeAt: described(instant, 'When the seed was made.'),
    chain: sharedObject('BeaconChain', 'A chain of public randomness.', {
      name: text('`quicknet`, or `sandbox` for that of the sandbox.'),
      hash: text('The hash that names it.'),
      publicKey: text('The key that signs its rounds, as hex.'),
      genesis: number('When round 1 came out, in seconds since 1970.'),
      period: number('Seconds from round to round.'),
      scheme: text('How it signs.'),
    }),
    round: number('The round that decides.'),
    seed: hex('The seed as hex; null before the draw.'),
    signature: hex('The signature of the round as hex; null before the draw.'),
    randomness: hex('SHA-256 of the signature; null before the draw.'),
    blocks: described(v.array(v.string()), 'The blocks that the draw took; none before it.'),
    winNo: hex('The result; null before the draw.'),
    yearAnimal: number('The animal of the lunar year, from 0 for the rat.'),
    voidReason: hex('Why it is void; null for all others.'),
    voidDraws: number('How many draws of this lottery were void so far.'),
    draws: number('How many it drew so far.'),
  }),
  errors: ['lottery.game.not.found', 'lottery.numero.unknown'],
});

const getDayList = endpoint({
  method: 'GET',
  path: '/lgw/draw/{gameId}/commits/{day}',
  summary: 'The commits of all own draws of a day; their hash is published before the day',
  access: 'anyone',
  sends: 'query',
  input: v.object({ gameId, day }),
  response: sharedObject('LotteryDayList', 'The commits of a day.', {
    code: gameCode,
    day,
    hash: text(
      'SHA-256 as hex of all lines `code|numero|commit`, each ended by a line feed, by numero.',
    ),
    madeAt: described(instant, 'When the list was made.'),
    recordedAt: described(v.nullable(instant), 'Since when the audit log has the hash.'),
    commits: describedList('The draws in their order.', {
      numero,
      commit: text('SHA-256 of the seed as hex.'),
    }),
  }),
  errors: ['lottery.game.not.found', 'lottery.numero.unknown'],
});

export const lotteryDrawCalls = {
  getNear,
  listChaseNumeros,
  listDrawResults,
  listDrawResultsByCode,
  getHotGap,
  getFairness,
  getDayList,
};

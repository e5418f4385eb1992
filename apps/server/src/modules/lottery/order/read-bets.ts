import { ApiError } from '#http/api-error.ts';
import { pricedBySeries, pricedByTable } from '@pavilion/domain/lottery/order/order-amounts';
import type { OrderLimits } from '@pavilion/domain/lottery/order/order-limits';
import { electronicSeries } from '@pavilion/domain/lottery/price/series';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { faultOfTooMany } from '../exposure/take-fixed.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { limitsOf } from '../show/limits-of.ts';
import { modeIds } from '../show/show-lotteries.ts';
import { siteOddsOf } from '../site-odds.ts';
import { draftOf, type AskedLine } from './draft-order.ts';
import type { OrderDraft } from './order-draft.ts';
import { readSlip, requireGame, type Game } from './read-slip.ts';
import type { Asker, Reading } from './reading.ts';
import { plainAmount, type BetsInput } from './request-hash.ts';

type Content = BetsInput['contents'][number];

const invalid = (line: number, reason: string) =>
  new ApiError('lottery.slip.invalid', { line, reason });

/** What of a content has to be the same in all of them. */
const shared = [
  ['game', ({ gameId }: Content) => `${gameId}`],
  ['numero', ({ numero }: Content) => JSON.stringify(numero.map((one) => Object.values(one)))],
  ['winStop', ({ winStop }: Content) => `${winStop}`],
] as const;

function requireOneOrder(contents: readonly Content[], first: Content): void {
  for (const [reason, of] of shared) {
    const expected = of(first);
    const other = contents.findIndex((content) => of(content) !== expected);
    if (other !== -1) throw invalid(other + 1, reason);
  }
  const numeros = first.numero.map(({ numero }) => numero);
  if (new Set(numeros).size < numeros.length) throw invalid(1, 'numero');
}

/** Before the lines are read: how many they are, and how long together. */
function requireSize(contents: readonly Content[], limits: OrderLimits): number {
  const { mostLines, mostBytes } = limits;
  if (contents.length > mostLines) throw invalid(mostLines + 1, 'lines');
  let bytes = 0;
  for (const [index, { bettingContent }] of contents.entries()) {
    bytes += bettingContent.length + 1;
    if (bytes > mostBytes) throw invalid(index + 1, 'size');
  }
  return bytes;
}

/** A content as a line of a slip: both calls read lines alike. Series and mode are not used. */
function slipOf({ bettingContent, bettingApproach, playId }: Content): string {
  const [balls = '', ...digit] = bettingContent.split('~');
  return [balls, bettingApproach, playId, 1, 0, 1, ...digit].join('~');
}

type Read = Readonly<{
  site: LotteryDeps['site'];
  game: Game;
  limits: OrderLimits;
  digits: number;
}>;

function readContent(
  { site, game, limits, digits }: Read,
  content: Content,
  nth: number,
): AskedLine {
  if (content.bettingContent.includes(';')) throw invalid(nth, 'balls');
  const size = { ...limits, mostLines: 1, mostBytes: Infinity };
  const [read] = readSlip(game, slipOf(content), size, nth - 1);
  if (!read) throw invalid(nth, 'empty');
  const { play, selection, balls, digit } = read;
  const amount = parseAmount(plainAmount(content.singleBetPrice), digits);
  if (amount === null) {
    const limit = formatAmount(limits.leastLine, digits);
    throw new ApiError('lottery.amount.range', { line: nth, limit });
  }
  const chosen = { play, selection };
  const { unitMinor, odds } =
    game.money === 'fixed'
      ? pricedByTable(chosen, amount, siteOddsOf(site, game.lottery.familyCode, play))
      : pricedBySeries(chosen, amount, electronicSeries);
  return { play, selection, balls, digit, slider: null, unitMinor, odds };
}

/** Reads bets on tiles, or in lotteries of others; throws what is wrong with them. */
export async function readBets(
  reading: Reading,
  { prizeMode, contents, oddsVersion }: BetsInput,
  { memberId, ...request }: Asker,
): Promise<OrderDraft> {
  const { deps, draws, players } = reading;
  const { digits } = deps.currency;
  const [first] = contents;
  if (!first) throw invalid(1, 'empty');
  const { gameId, numero, winStop } = first;
  const asked = { gameId, prizeModeId: modeIds[prizeMode] };
  const game = await requireGame(reading, asked, (money) => money !== 'slider');
  const limits = limitsOf(deps, game.lottery);
  requireOneOrder(contents, first);
  const bytes = requireSize(contents, limits);
  const read = { site: deps.site, game, limits, digits };
  const lines = contents.map((content, index) => readContent(read, content, index + 1));
  const [wanted, player] = await Promise.all([
    draws.list(gameId, numero, limits.mostDraws),
    players.require(memberId),
  ]);
  const isChase = wanted.length > 1;
  const draft = draftOf(
    {
      ...game,
      player,
      request,
      ownSeries: null,
      lines,
      draws: wanted,
      isChase,
      stopsOnWin: isChase && winStop,
      oddsVersion,
      bytes,
    },
    limits,
    digits,
  );
  const fault = faultOfTooMany(draft);
  if (fault) throw fault;
  return draft;
}

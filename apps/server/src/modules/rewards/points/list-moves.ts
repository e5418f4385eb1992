import type { SessionContext } from '#http/handlers.ts';
import { isOwnId } from '#kit/own-id.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { postingKindOf, postingKinds, type PointKind } from '#modules/wallet/operation.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import type { RewardsDeps } from '../rewards-deps.ts';
import { findTitles, listMovesPage, type PointMove } from './point-move.store.ts';
import { findPointAccount } from './point.store.ts';

type Call = PlayerEndpoints['rewards']['listPointMoves'];
type Shown = ResponseOf<Call>['list'][number];

const kinds = {
  pointEarn: 'earned',
  pointSpend: 'spent',
  pointExpire: 'expired',
  pointReturn: 'returned',
} as const satisfies Record<PointKind, Shown['kind']>;

const numbers = {
  earned: postingKinds.pointEarn,
  spent: postingKinds.pointSpend,
  expired: postingKinds.pointExpire,
  returned: postingKinds.pointReturn,
} as const satisfies Record<Shown['kind'], number>;

/** What a move was for, by the beginning of its id. */
const reasons: ReadonlyMap<string, Shown['reason']> = new Map([
  ['play', 'play'],
  ['reward', 'reward'],
  ['promotion', 'promotion'],
  ['order', 'order'],
  ['return', 'order'],
  ['convert', 'conversion'],
  ['expire', 'time'],
  ['closing', 'closing'],
]);

/** The id of what an order or a reward has moved; null for other moves. */
function titledId({ externalId }: PointMove): string | null {
  const [beginning = '', id = ''] = externalId.split(':');
  const reason = reasons.get(beginning);
  return (reason === 'order' || reason === 'reward') && isOwnId(id) ? id : null;
}

function showMove(
  move: PointMove,
  titles: ReadonlyMap<string, LocalText>,
  language: Language,
): Shown {
  const [beginning = ''] = move.externalId.split(':');
  const reason = reasons.get(beginning);
  if (reason === undefined) throw new Error(`points were moved by ${move.externalId}`);
  const title = titles.get(titledId(move) ?? '');
  return {
    moveId: move.id.toString(),
    kind: kinds[postingKindOf(move.kind) as PointKind],
    reason,
    title: title === undefined ? null : inLanguage(title, language),
    points: Number(move.amount),
    balanceAfter: Number(move.balanceAfter),
    at: move.at.toISOString(),
  };
}

/** What changed the points of a member, newest first. */
export async function listPointMoves(
  { db }: Pick<RewardsDeps, 'db'>,
  { kind, ...query }: ParsedInputOf<Call>,
  { caller, language }: SessionContext,
): Promise<ResponseOf<Call>> {
  const account = await findPointAccount(db, caller.memberId);
  if (account === null) return pageOf<Shown>([], 0, query);
  const wanted = { kinds: kind === undefined ? null : [numbers[kind]], ...pageSlice(query) };
  const { rows, total } = await listMovesPage(db, account.accountId, wanted);
  const ids = rows.flatMap((move) => titledId(move) ?? []);
  const titles = await findTitles(db, ids);
  const list = rows.map((move) => showMove(move, titles, language));
  return pageOf(list, total, query);
}

import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayAt, dayRange } from '#kit/time/day-range.ts';
import type { RatesByCategory } from '#modules/hierarchy/rates.ts';
import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import {
  countBelow,
  findDownlinePage,
  readDownlineRows,
  type DownlineFilter,
  type DownlineRow,
  type DownlineView,
} from './downline-list.store.ts';
import { findShownMember, type TeamDeps } from './team-deps.ts';

type Call = PlayerEndpoints['agents']['listDownlines'];
type Input = ParsedInputOf<Call>;
type Response = ResponseOf<Call>;

/** Of fewer letters, only the whole name is found. */
const fewestLetters = 3;

/** A whole user name where it is short, else what user names begin with. */
export function nameFilter(account: string | undefined): DownlineFilter['name'] {
  const name = account?.trim().toLowerCase() ?? '';
  if (name === '') return undefined;
  return [...name].length < fewestLetters ? { is: name } : { beginsWith: name };
}

function boundOf(amount: string | undefined, digits: number): bigint | undefined {
  if (amount === undefined) return undefined;
  const minor = parseAmount(amount, digits);
  if (minor === null) throw new ApiError('request.invalid');
  return minor;
}

function filterOf(input: Input, { timeZone, currency }: TeamDeps): DownlineFilter {
  const { account, type, online, registeredFrom, registeredTo, balanceFrom, balanceTo } = input;
  const { from, until } = dayRange(registeredFrom, registeredTo, timeZone);
  return {
    name: nameFilter(account),
    type,
    online,
    registeredFrom: from,
    registeredUntil: until,
    balanceFrom: boundOf(balanceFrom, currency.digits),
    balanceTo: boundOf(balanceTo, currency.digits),
  };
}

function ratesOf(rates: RatesByCategory | undefined): Response['list'][number]['rates'] {
  if (!rates) return null;
  return gameTypes.map((category) => ({ category, rate: formatRate(rates[category]) }));
}

function rowOf(
  { timeZone, currency }: TeamDeps,
  row: DownlineRow,
  rates: RatesByCategory | undefined,
): Response['list'][number] {
  const { lastLoginAt, balance } = row;
  return {
    account: row.username,
    nickname: row.nickname,
    type: row.memberType,
    status: row.isActive ? 'active' : 'closed',
    level: row.level,
    path: row.path,
    teamSize: row.teamSize,
    directSize: row.directSize,
    balance: balance === null ? null : formatAmount(balance, currency.digits),
    online: row.isOnline,
    lastLoginDay: lastLoginAt && dayAt(lastLoginAt, timeZone),
    registeredDay: dayAt(row.registeredAt, timeZone),
    rates: ratesOf(rates),
  };
}

/** Lists people below an agent, or below one of them. */
export async function downlinesOf(
  deps: TeamDeps,
  agentId: bigint,
  input: Input,
): Promise<Response> {
  const { db, clock, timeZone, currency, rules } = deps;
  const { memberId, distance, line } = await findShownMember(db, agentId, input.parent);
  const now = clock();
  const seenBalance = rules.sees.balance;
  const view: DownlineView = { now, timeZone, currency: currency.code, seenBalance };
  const asOf = await readAsOf(db, 'teams');
  const { sort, direction, scope } = input;
  const wanted = {
    team: { memberId, distance, scope },
    filter: filterOf(input, deps),
    sort,
    direction,
  };
  const { ids, total } = await findDownlinePage(db, wanted, view, pageSlice(input));
  const rows = await readDownlineRows(db, agentId, ids, view);
  const direct = rows.filter(({ level }) => level === 1).map(({ id }) => id);
  const rates = await deps.rates.ratesOn(db, direct, dayAt(now, timeZone));
  const { teamSize, directSize } = await countBelow(db, memberId);
  const whole = scope === 'direct' ? directSize : teamSize;
  return {
    ...pageOf(
      rows.map((row) => rowOf(deps, row, rates.get(row.id))),
      total ?? whole,
      input,
    ),
    footer: { teamSize, directSize },
    path: line.map(({ username, nickname }) => ({ account: username, nickname })),
    asOf,
  };
}

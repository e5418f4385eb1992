import { pageOf, pageSlice } from '#kit/page.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { nameFilter } from '../team/list-downlines.ts';
import { findNickname, listChildren } from './direct-downline.store.ts';
import type { RebateDeps } from './rebate-deps.ts';

type Calls = PlayerEndpoints['agents'];
type Agent = { memberId: bigint; username: string };
type List = ResponseOf<Calls['listDownlineRates']>;

/** Who set a rate, as an agent may know it: nobody beside or above by name, and no operator. */
function setterFor({ username }: Agent, setBy: string): string {
  if (setBy === username || setBy === 'site:default') return setBy;
  return setBy.startsWith('operator:') ? 'operator' : 'upline';
}

/** Lists the rates of people one step below an agent. */
export async function downlineRatesOf(
  { db, rates }: RebateDeps,
  agent: Agent,
  input: ParsedInputOf<Calls['listDownlineRates']>,
): Promise<List> {
  const name = nameFilter(input.account);
  const { rows, total } = await listChildren(db, agent.memberId, name, pageSlice(input));
  const ids = rows.map(({ id }) => id);
  const shown = await rates.showChildRates(agent.memberId, ids);
  const list = rows.flatMap(({ id, username, nickname }): List['list'] => {
    const own = shown.get(id);
    if (!own) return [];
    const history = own.history.map((change) => ({
      ...change,
      setBy: setterFor(agent, change.setBy),
    }));
    return [{ account: username, nickname, ...own, history }];
  });
  return pageOf(list, total, input);
}

/** Sets rates of somebody one step below an agent; anybody else is not found. */
export async function setDownlineRates(
  { db, rates }: RebateDeps,
  agent: Agent,
  { account, ...input }: ParsedInputOf<Calls['setDownlineRates']>,
): Promise<ResponseOf<Calls['setDownlineRates']>> {
  const set = await rates.setRates({
    ...input,
    account: account.trim(),
    lowerBranch: false,
    setBy: { uplineId: agent.memberId, username: agent.username },
  });
  const { account: username, rates: counting, nextRates, from, floor, ceiling } = set;
  const nickname = await findNickname(db, username);
  return { account: username, nickname, rates: counting, nextRates, from, floor, ceiling };
}

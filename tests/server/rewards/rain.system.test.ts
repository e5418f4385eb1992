import { createHash, createHmac, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readValue, seedBettors } from '#bench/site/bench-database.ts';
import { isInFull } from '../../support/run/in-full.ts';
import { pause } from '../faults/pause.ts';
import { openSite, type SiteUnderTest } from '../vendor/site-under-test.ts';

const people = 60;
/** How many claim at a time, each over a connection that is kept for the next one. */
const atOnce = 16;
const kills = isInFull ? 3 : 1;
/** Longer than all starts of the server take, with waves in which all can claim, if slowly. */
const rain = { waves: 40, seconds: 10, envelopes: 400 };
/** What must be left of a wave for everybody to claim in it; else the clock moves to the next. */
const enoughMs = 7000;
/** A wave is drawn so long after its end; the server is killed about then. */
const drawnAfterMs = 1500;
const aroundMs = 200;

const claimPath = '/wps/relay/PROMOFE_claimRedRain';

type Now = { rain: { rainId: string }; wave: number; closesAt: string };
type Shown = { now: Now | null };

/** Rows of the database as JSON. */
type Row = Record<string, string | number | null>;

describe('V3: a server killed while envelopes are drawn', () => {
  let site: SiteUnderTest;
  let tokens: string[] = [];
  /** The claims that were answered, by wave and token. */
  const answered = new Map<string, string>();
  /** How far the clock of the server is ahead of the real time. */
  let aheadMs = 0;

  beforeAll(async () => {
    site = await openSite({ database: 'postgres', movableClock: true });
    await site.process().stop();
    const place = { url: site.database.url, dataDir: site.dataDir };
    const bettors = await seedBettors(place, { count: people, ...rain });
    tokens = bettors.map(({ token }) => token);
    await site.start();
  });
  afterAll(() => site.close());

  /** Moves the clock of the server on to an instant, unless that has passed. */
  async function moveClockTo(at: number): Promise<void> {
    aheadMs = Math.max(aheadMs, at - Date.now());
    await site.process().setAhead(aheadMs);
  }

  /** Kills the server and starts it again, with the clock that it had. */
  async function killAndStart(): Promise<void> {
    await site.process().kill('SIGKILL');
    await site.start();
    await site.process().setAhead(aheadMs);
  }

  /** Sends a call; null where it was refused. */
  async function ask<Value>(
    method: string,
    path: string,
    options: { token?: string; body?: object },
  ): Promise<Value | null> {
    const { success, value } = await site.call(method, path, options);
    return success ? (value as Value) : null;
  }

  const show = async () => {
    const [token = ''] = tokens;
    const shown = await ask<Shown>('GET', '/wps/relay/PROMOFE_getRedRain', { token });
    if (shown === null) throw new Error('the rain is not shown');
    return shown;
  };

  /** The wave that falls, or the next one where too little is left of it. */
  async function waveToClaim(): Promise<Now> {
    const { now } = await show();
    if (now === null) throw new Error('the rain is over');
    const closesAt = Date.parse(now.closesAt);
    if (closesAt - Date.now() - aheadMs >= enoughMs) return now;
    await moveClockTo(closesAt);
    return waveToClaim();
  }

  /** Somebody claims twice; the second answer is that of the first. */
  async function claim({ rain: { rainId }, wave }: Now, token: string): Promise<void> {
    const key = `${wave} ${token}`;
    const call = { token, body: { rainId, wave } };
    for (let time = 0; time < 2; time++) {
      const got = await ask<{ claimId: string }>('POST', claimPath, call);
      if (got === null) return;
      expect(answered.get(key) ?? got.claimId).toBe(got.claimId);
      answered.set(key, got.claimId);
    }
  }

  async function claimAll(now: Now): Promise<void> {
    const left = tokens.values();
    const claimInTurn = async () => {
      for (const token of left) await claim(now, token);
    };
    await Promise.all(Array.from({ length: atOnce }, claimInTurn));
  }

  /** Moves the clock to when the claims of a wave are drawn. */
  const endWave = ({ closesAt }: Now) => moveClockTo(Date.parse(closesAt) + drawnAfterMs);

  const rows = async (query: string): Promise<Row[]> => {
    const place = { url: site.database.url, dataDir: site.dataDir };
    const read = `select coalesce(json_agg(found), '[]')::text from (${query}) as found`;
    return JSON.parse(await readValue(place, read)) as Row[];
  };

  /** Claims of waves that are not drawn yet, and envelopes given that are not claimed yet. */
  const openEnvelopes = () =>
    rows(
      `select (
        select count(*) from rain_claim join rain on rain.id = rain_id where wave > waves_drawn
      ) as undrawn, (
        select count(*) from rain_envelope as envelope left join reward on reward.id = reward_id
        where envelope.member_id is not null and reward.state is distinct from 'claimed'
      ) as unpaid`,
    );

  test('nothing is lost, doubled or overspent, and the seed gives the same draws', async () => {
    for (let kill = 0; kill < kills; kill++) {
      const now = await waveToClaim();
      await claimAll(now);
      await endWave(now);
      await pause(randomInt(aroundMs));
      await killAndStart();
    }
    const last = await waveToClaim();
    await claimAll(last);
    await endWave(last);
    const patience = { timeout: 60_000, interval: 500 };
    await expect.poll(openEnvelopes, patience).toEqual([{ undrawn: 0, unpaid: 0 }]);
    expect(await site.ledgerFindings()).toEqual([]);
    await site.process().stop();

    const claims = await rows('select id, wave, member_id from rain_claim');
    const kept = new Set(claims.map(({ id }) => id));
    expect([...answered.values()].filter((id) => !kept.has(id))).toEqual([]);
    expect(answered.size).toBeGreaterThan(people);

    const [drawn] = await rows(
      `select encode(seed, 'hex') as seed, id, envelopes, waves, wins_per_person as most from rain`,
    );
    if (!drawn) throw new Error('the rain is gone');
    const given = await rows(
      `select place, envelope.amount, wave, claim_id, envelope.member_id, reward.state,
        reward.amount as paid
      from rain_envelope as envelope left join reward on reward.id = reward_id
      where envelope.member_id is not null order by place`,
    );
    expect(
      given.filter(({ state, paid, amount }) => state !== 'claimed' || paid !== amount),
    ).toEqual([]);
    const [money] = await rows(
      `select (select count(*) from reward where origin = 'rain') as rewards,
        (select count(distinct external_id) from posting
          where source = 'reward' and external_id in (
            select member_id || ':claim:' || id from reward where origin = 'rain')) as paid`,
    );
    expect(money).toEqual({ rewards: given.length, paid: given.length });
    expect(drawAgain(drawn, claims)).toEqual(given.map(({ claim_id: claimId }) => claimId));
  });
});

/** The claims that get envelopes, in their order, worked out from the seed. */
function drawAgain(rainRow: Row, claims: readonly Row[]): (string | number | null)[] {
  const seed = Buffer.from(String(rainRow['seed']), 'hex');
  expect(createHash('sha256').update(seed).digest('hex')).toHaveLength(64);
  const wins = new Map<unknown, number>();
  const winners: (string | number | null)[] = [];
  const waves = Number(rainRow['waves']);
  for (let wave = 1; wave <= waves; wave++) {
    const marks = claims
      .filter((claim) => claim['wave'] === wave)
      .map((claim) => {
        const text = `${rainRow['id']}|${wave}|${claim['id']}`;
        return { ...claim, mark: createHmac('sha256', seed).update(text).digest('hex') };
      })
      .toSorted((one, other) => (one.mark < other.mark ? -1 : 1));
    let due = Math.floor((Number(rainRow['envelopes']) * wave) / waves) - winners.length;
    for (const { id, member_id: memberId } of marks as unknown as Row[]) {
      const had = wins.get(memberId) ?? 0;
      if (due === 0 || had >= Number(rainRow['most'])) continue;
      due -= 1;
      wins.set(memberId, had + 1);
      winners.push(id ?? null);
    }
  }
  return winners;
}

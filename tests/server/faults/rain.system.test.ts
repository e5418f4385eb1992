import { createHash, createHmac, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readValue, seedBettors } from '#bench/site/bench-database.ts';
import { openSite, type SiteUnderTest } from '../vendor/site-under-test.ts';
import { pause } from './pause.ts';

const people = 120;
const kills = 3;
/** Longer than all starts of the server take, with waves in which all can claim, if slowly. */
const rain = { waves: 40, seconds: 10, envelopes: 400 };
/** What must be left of a wave for everybody to claim in it. */
const enoughMs = 7000;
/** A wave is drawn so long after its end; the server is killed about then. */
const drawnAfterMs = 1500;
const aroundMs = 200;

type Now = { rain: { rainId: string }; wave: number; closesAt: string };
type Shown = { now: Now | null };

/** Rows of the database as JSON. */
type Row = Record<string, string | number | null>;

describe('V3: a server killed while envelopes are drawn', () => {
  let site: SiteUnderTest;
  let tokens: string[] = [];
  /** The claims that were answered, by wave and token. */
  const answered = new Map<string, string>();

  beforeAll(async () => {
    site = await openSite({ database: 'postgres' });
    await site.process().stop();
    const place = { url: site.database.url, dataDir: site.dataDir };
    const bettors = await seedBettors(place, { count: people, ...rain });
    tokens = bettors.map(({ token }) => token);
    await site.start();
  });
  afterAll(() => site.close());

  /** Sends a call until the server that was killed answers again. */
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
    const leftMs = Date.parse(now.closesAt) - Date.now();
    if (leftMs >= enoughMs) return now;
    await pause(leftMs + 100);
    return waveToClaim();
  }

  /** Everybody claims twice; the second answer is that of the first. */
  async function claimAll({ rain: { rainId }, wave }: Now): Promise<void> {
    const body = { rainId, wave };
    await Promise.all(
      tokens.map(async (token) => {
        for (const key of [`${wave} ${token}`, `${wave} ${token}`]) {
          const claim = { token, body };
          const path = '/wps/relay/PROMOFE_claimRedRain';
          const got = await ask<{ claimId: string }>('POST', path, claim);
          if (got === null) return;
          expect(answered.get(key) ?? got.claimId).toBe(got.claimId);
          answered.set(key, got.claimId);
        }
      }),
    );
  }

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
      await pause(Date.parse(now.closesAt) - Date.now() + drawnAfterMs + randomInt(aroundMs));
      await site.process().kill('SIGKILL');
      await site.start();
    }
    await claimAll(await waveToClaim());
    await expect.poll(openEnvelopes, { timeout: 60_000 }).toEqual([{ undrawn: 0, unpaid: 0 }]);
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

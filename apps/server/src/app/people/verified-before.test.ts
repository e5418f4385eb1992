import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameConnections } from '#app/games/game-connections.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { refuse, verify } from '#modules/accounts/identity.fixture.ts';
import { createFakeCompany, createFakeGateway } from '#ports/fakes/payment-gateway.fake.ts';
import { createFakeTransferWallets } from '#ports/fakes/transfer-wallets.fake.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { siteOfFolder, vendorKey } from '#testing/test-site.ts';
import { identityActions, type IdentityAction } from '@pavilion/domain/protection/identity-check';
import { clean, depositor } from '../testing/depositor.ts';

type Member = Awaited<ReturnType<typeof depositor>>;

/** A way to bring in, play with or take out money, and what a site can ask a check for there. */
type Door = {
  what: string;
  action: IdentityAction;
  enter: (member: Member) => ReturnType<Member['send']>;
};

const deposit = (kind: string, path: string, channel: string): Door => ({
  what: `a deposit by ${kind}`,
  action: 'deposit',
  enter: ({ send }) => {
    const input = { channel, amount: '500.00', requestKey: randomUUID() };
    return send('POST', `/wps/transaction/deposit/${path}`, input);
  },
});

const launch = (shape: string, nodeId: number): Door => ({
  what: `a game of ${shape}`,
  action: 'play',
  enter: ({ send }) => {
    const asked = `nodeId=${nodeId}&gameId=lobby&launchMode=GLS&backUrl=/m/home`;
    return send('GET', `/wps/game/launchGame?${asked}`);
  },
});

const doors: readonly Door[] = [
  deposit('a company', 'pg', 'card'),
  deposit('a code', 'qr', 'qr'),
  deposit('bank transfer', 'mt', 'bank-transfer'),
  deposit('hand', 'ma', 'counter'),
  launch('SoftSwiss', 10001),
  launch('Hub88', 10026),
  launch('a provider with its own wallets', 10006),
  {
    what: 'money for a provider',
    action: 'play',
    enter: ({ send }) => {
      const order = { vassalage: 'BAMBOO', amount: '10.00', requestKey: randomUUID() };
      return send('POST', '/wps/wallets/transferFromMainWallet', order);
    },
  },
  { what: 'a withdrawal', action: 'withdraw', enter: ({ withdraw }) => withdraw('200.00') },
];

/** The connections of every vendor shape, at which any launch and transfer succeeds. */
function openConnections() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const url = 'https://vendor.example';
  const hub88 = {
    url,
    operatorId: 7,
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    vendorPublicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    gameOrigins: [],
  };
  const sandbox = { url, vendorSecret: vendorKey };
  const created = gameConnections({ sandbox, hub88 }, siteOfFolder().brand);
  const launched = async () => ({ done: true as const, value: 'https://play.example/' });
  return Object.fromEntries(
    Object.entries(created).map(([id, connection]) => {
      const transfers = connection.transfers && { transfers: createFakeTransferWallets().wallets };
      const launches = { launchReal: launched, launchDemo: launched };
      return [id, { ...connection, ...launches, ...transfers }];
    }),
  );
}

describe.each(testDatabases())(
  '§7: what a verified identity is asked for, on $name',
  (database) => {
    const askedFor: IdentityAction[] = [];
    let site: ServedSite;
    beforeAll(async () => {
      site = await serveTestSite(database, {
        change: (one) => ({
          ...one,
          protection: { ...one.protection, verifiedBefore: askedFor },
          // The counter is open at any hour of the day at which the test runs.
          paymentChannels: one.paymentChannels.map((channel) => ({ ...channel, hours: undefined })),
        }),
        deps: {
          connections: openConnections(),
          gateway: createFakeGateway(createFakeCompany(), randomBytes(32)),
        },
      });
    });
    afterAll(async () => {
      await clean(site);
      await site.close();
    });

    /** A member with money that may be withdrawn, of whom nothing is asked yet. */
    async function member(): Promise<Member> {
      askedFor.splice(0);
      const one = await depositor(site);
      await one.deposit('1000.00');
      await one.play(1000_00n, 900_00n);
      return one;
    }

    /** Everything that the doors write about a member. */
    async function movedBy({ id, accountId }: Member) {
      const { engine } = site;
      const { rows } = await engine.query(
        `select (select count(*) from posting where account_id = $1) as postings,
        (select count(*) from deposit where member_id = $2) as deposits,
        (select count(*) from withdrawal where member_id = $2) as withdrawals,
        (select count(*) from vendor_transfer where member_id = $2) as transfers,
        (select count(*) from play_session where member_id = $2) as games,
        (select count(*) from wager_permit where account_id = $1) as permits,
        (select balance from account where id = $1) as balance`,
        [accountId, id],
      );
      return rows[0];
    }

    /** The answer at each door: a code of a refusal, or null. */
    async function codesOf(one: Member): Promise<(string | null)[]> {
      const codes: (string | null)[] = [];
      for (const { enter } of doors) codes.push((await enter(one)).errorCode ?? null);
      return codes;
    }

    test.each(identityActions)('§7: before %s and nothing else, at every door', async (action) => {
      const one = await member();
      askedFor.splice(0, Infinity, action);
      const needed = doors.map((door) => (door.action === action ? 'identity.check.needed' : null));
      expect(await codesOf(one)).toEqual(needed);
    });

    test('§7: where a check is asked for everywhere, nothing moves without one', async () => {
      const [unchecked, refused] = [await member(), await member()];
      await refuse(site.db, refused.id);
      askedFor.splice(0, Infinity, ...identityActions);
      for (const one of [unchecked, refused]) {
        const before = await movedBy(one);
        expect(await codesOf(one)).toEqual(doors.map(() => 'identity.check.needed'));
        expect(await movedBy(one)).toEqual(before);
      }
    });

    test('§7: where a check is asked for everywhere, a verified member passes every door', async () => {
      const one = await member();
      await verify(site.db, one.id, one.card.accountName);
      askedFor.splice(0, Infinity, ...identityActions);
      expect(await codesOf(one)).toEqual(doors.map(() => null));
    });

    test('§7: where none is asked for, every door is open to everybody', async () => {
      expect(await codesOf(await member())).toEqual(doors.map(() => null));
    });

    test('§7: games for play money and money from a provider ask for no check', async () => {
      const one = await member();
      const order = (amount: string) => ({ vassalage: 'BAMBOO', amount, requestKey: randomUUID() });
      const { send } = one;
      expect(
        await send('POST', '/wps/wallets/transferFromMainWallet', order('50.00')),
      ).toMatchObject({ status: 200 });
      askedFor.splice(0, Infinity, ...identityActions);
      expect(await send('POST', '/wps/wallets/transferToMainWallet', order('20.00'))).toMatchObject(
        {
          status: 200,
        },
      );
      const demo = 'nodeId=10001&gameId=lobby&launchMode=GLS&backUrl=/m/home&accountType=0';
      expect(await send('GET', `/wps/game/launchGame?${demo}`)).toMatchObject({ status: 200 });
    });
  },
);

import { expect, test } from 'vitest';
import {
  balanceBody,
  bet,
  betWinBody,
  minor,
  newId,
  signatureOf,
  win,
} from '../vendor/wallet-call.ts';
import { expectRefusal, expectUnmoved, type WalletHarness } from './wallet-harness.ts';

const bodyLimitBytes = 64 * 1024;

/** The same body with every letter escaped, as JSON.stringify would not write it. */
function strangeBytes(body: ReturnType<typeof betWinBody>): string {
  const escaped = [...body.round_id]
    .map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`)
    .join('');
  const [move] = body.transactions;
  return (
    `\r\n { "transactions" :\t[ {"amount":"${move?.amount}" , "type":"${move?.type}",\n` +
    `"id_provider":"${move?.id_provider}"} ], "round_id":"${escaped}",   "unknown": {"a":[1e3]},` +
    `"session_id":"${body.session_id}","game_id":"${body.game_id}",\n\n` +
    `"currency":"${body.currency}","account_id":"${body.account_id}"}  `
  );
}

/** Rule 1 of the vendor wallet. */
export function signatureRules(harness: () => WalletHarness): void {
  test('rule 1: the signature is over the raw bytes as they arrived', async () => {
    const player = harness().player('member01');
    const before = await harness().balanceOf(player);
    const body = betWinBody(player, [bet('1.25')]);
    const bytes = strangeBytes(body);
    const reply = await harness().postBytes('betwin', bytes);
    expect(reply).toMatchObject({ status: 200, body: { round_id: body.round_id } });
    expect(await harness().balanceOf(player)).toBe(before - 125n);

    const rewritten = signatureOf(JSON.stringify(JSON.parse(bytes)), harness().site.vendorSecret);
    const other = strangeBytes(betWinBody(player, [bet('1.25')]));
    expectRefusal(await harness().postBytes('betwin', other, rewritten), '403');
  });

  test('rule 1: a missing or wrong signature is HTTP 400 with api_code 403', async () => {
    const player = harness().player('member01');
    const { vendorSecret } = harness().site;
    await expectUnmoved(harness(), player, async () => {
      const text = JSON.stringify(betWinBody(player, [bet('1.00')]));
      const right = signatureOf(text, vendorSecret);
      const wrong = [
        null,
        '',
        'x',
        right.slice(0, 62),
        `${right}00`,
        right.replace(/^./, (first) => (first === '0' ? '1' : '0')),
        signatureOf(text, `${vendorSecret} `),
        signatureOf(`${text} `, vendorSecret),
        signatureOf(text, ''),
      ];
      for (const signature of wrong) {
        expectRefusal(await harness().postBytes('betwin', text, signature), '403');
      }
      for (const call of ['balance', 'rollback', 'finish']) {
        expectRefusal(await harness().postBytes(call, text, null), '403');
      }
    });
  });

  test('rule 1: a body over the size limit is refused before parsing', async () => {
    const player = harness().player('member01');
    await expectUnmoved(harness(), player, async () => {
      const body = { ...betWinBody(player, [bet('1.00')]), padding: 'x'.repeat(bodyLimitBytes) };
      expectRefusal(await harness().postBytes('betwin', JSON.stringify(body)), '400');
      const noJson = '{'.repeat(bodyLimitBytes + 1);
      const reply = await harness().postBytes('betwin', noJson, null);
      expectRefusal(reply, '400');
      expect(reply.body.msg).toContain('too large');
    });
  });

  test.each(['', 'null', '[]', '{', '"text"', '{"a":1}', '\u{feff}{}'])(
    'rule 1: signed bytes that are no call (%j) are refused with api_code 400',
    async (bytes) => {
      expectRefusal(await harness().postBytes('betwin', bytes), '400');
    },
  );

  test('rule 1: bytes that are not UTF-8 are refused though their signature is right', async () => {
    expectRefusal(await harness().postBytes('betwin', Buffer.from([0x7b, 0xff, 0x7d])), '400');
  });
}

const badAmounts: readonly unknown[] = [
  '0',
  '0.00',
  '-1.00',
  '+1.00',
  '1e2',
  '1E2',
  '1.001',
  '1.',
  '.5',
  '1,00',
  ' 1.00',
  '0x10',
  'NaN',
  'Infinity',
  '',
  '99999999999999999999.00',
  1,
  1.5,
  null,
  ['1.00'],
];

/** Rule 2 of the vendor wallet. */
export function amountRules(harness: () => WalletHarness): void {
  test.each(badAmounts)(
    'rule 2: the amount %j is refused, the ledger untouched',
    async (amount) => {
      const player = harness().player('member01');
      await expectUnmoved(harness(), player, async () => {
        for (const type of ['bet', 'win']) {
          const body = betWinBody(player, [win('5.00')]);
          const transactions = [...body.transactions, { id_provider: newId(), type, amount }];
          expectRefusal(await harness().post('betwin', { ...body, transactions }), '400');
        }
      });
    },
  );

  test.each(['1', '1.5', '1.50', '01.50'])(
    'rule 2: %s is a decimal string with no more digits than the currency has',
    async (amount) => {
      const player = harness().player('member01');
      const before = await harness().balanceOf(player);
      const reply = await harness().post('betwin', betWinBody(player, [bet(amount)]));
      expect(reply.status).toBe(200);
      const cents = BigInt(Math.round(Number(amount) * 100));
      expect(minor(reply.body.balance)).toBe(before - cents);
    },
  );

  test('rule 2: currency codes are upper case', async () => {
    const player = { ...harness().player('member01'), currency: 'php' };
    expectRefusal(await harness().post('balance', balanceBody(player)), '400');
    expectRefusal(await harness().post('betwin', betWinBody(player, [win('1.00')])), '400');
  });

  test('rule 2: unknown fields are tolerated', async () => {
    const player = harness().player('member01');
    const body = betWinBody(player, [bet('0.50')]);
    const more = {
      ...body,
      jackpot: { contribution: '0.01' },
      __proto: [],
      transactions: body.transactions.map((one) => ({ ...one, feature: 'free spins' })),
    };
    expect(await harness().post('betwin', more)).toMatchObject({ status: 200 });
  });
}

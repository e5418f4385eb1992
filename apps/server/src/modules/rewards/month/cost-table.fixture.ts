import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { Costs } from './costs.fixture.ts';
import { sumGivenBack } from './give-back.fixture.ts';

const digits = 2;
const thousandths = 100_000n;

const money = (amount: bigint) => formatAmount(amount, digits).replace(/\B(?=(?:\d{3})+\.)/gu, ',');

/** A percentage with three decimals, rounded down. */
function percent(part: bigint, whole: bigint): string {
  if (whole <= 0n) return '–';
  const share = (part * thousandths) / whole;
  return `${share / 1000n}.${(share % 1000n).toString().padStart(3, '0')}`;
}

const row = (cells: readonly (string | number | bigint)[]) => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number | bigint)[])[]) =>
  [row(head), row(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join(
    '\n',
  );

/** The two tables of a month, as the documentation has them. */
export function printed({ costs, givenBack, valid, won }: Costs): string {
  const head = ['Given', 'Members', 'Times', 'Points', 'Money', '% of valid bets', '% of GGR'];
  const sum = costs.reduce((all, one) => all + one.money, 0n);
  const points = costs.reduce((all, one) => all + one.points, 0n);
  const rows = costs.map((one) => [
    one.name,
    one.people,
    one.times,
    one.points,
    money(one.money),
    percent(one.money, one.valid),
    percent(one.money, one.won),
  ]);
  const all = ['Together', '', '', points, money(sum), percent(sum, valid), percent(sum, won)];
  const backHead = ['Category', 'Valid bets', 'Levels or line', 'Promotions', 'Points', 'Missions'];
  const back = givenBack.map((one) => [
    one.category,
    money(one.valid),
    money(one.levels),
    money(one.promotions),
    money(one.points),
    money(one.missions),
    percent(sumGivenBack(one), one.valid),
    formatRate(one.allowed),
    formatRate(one.bound),
  ]);
  return [
    table(head, [...rows, all]),
    table([...backHead, 'Back, %', 'giveBack', 'At most'], back),
  ].join('\n\n');
}

import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useRateText } from '../rates/rate-words.ts';
import { useDayText } from '../team/team-words.ts';
import { TeamTable } from '../team/TeamTable.tsx';
import { useWide } from '../team/use-wide.ts';
import { byAccount } from './rebate-groups.ts';
import { stateTones } from './rebate-states.ts';
import { lineKey, type RebateLine } from './rebates.queries.ts';
import table from '../team/TeamTable.module.css';
import styles from './Rebates.module.css';

type LinesProps = {
  label: string;
  lines: readonly RebateLine[];
  /** Says the state of each line, where no sum of the day is shown. */
  withState: boolean;
};

function Who({ of }: { of: Pick<RebateLine, 'account' | 'nickname' | 'own'> }) {
  const text = useText();
  const { account, nickname, own } = of;
  if (own) return <strong>{text('team.rebates.own')}</strong>;
  return (
    <>
      <strong>{account}</strong>
      {nickname !== '' && <span className={styles.quiet}> {nickname}</span>}
    </>
  );
}

/** Says the day of the play, where that is an earlier one. */
function PlayedOn({ day }: { day: string | null }) {
  const text = useText();
  const dayText = useDayText();
  if (day === null) return null;
  return <small>{text('team.rebates.played', { day: dayText(day) })}</small>;
}

function StateTag({ state }: Pick<RebateLine, 'state'>) {
  const text = useText();
  return <Tag tone={stateTones[state]}>{text(`team.rebates.state.${state}`)}</Tag>;
}

function LineTable({ label, lines, withState }: LinesProps) {
  const text = useText();
  const money = useMoneyFormat();
  const rateText = useRateText();
  return (
    <TeamTable label={label}>
      <thead>
        <tr>
          <th scope="col">{text('team.list.account')}</th>
          <th scope="col">{text('records.category')}</th>
          <th scope="col" className={table.number}>
            {text('team.column.validBetAmount')}
          </th>
          <th scope="col" className={table.number}>
            {text('team.rebates.rate')}
          </th>
          <th scope="col" className={table.number}>
            {text('team.rebates.amount')}
          </th>
          {withState && <th scope="col">{text('team.list.status')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={lineKey(line)}>
            <th scope="row">
              <Who of={line} />
            </th>
            <td className={styles.category}>
              {text(`category.${line.category}`)}
              <PlayedOn day={line.playedOn} />
            </td>
            <td className={table.number}>
              <Money amount={line.validBetAmount} format={money} />
            </td>
            <td className={table.number}>{rateText(line.rate)}</td>
            <td className={table.number}>
              <Money amount={line.amount} format={money} />
            </td>
            {withState && (
              <td>
                <StateTag state={line.state} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </TeamTable>
  );
}

function LineRows({ label, lines, withState }: LinesProps) {
  const text = useText();
  const money = useMoneyFormat();
  const rateText = useRateText();
  return (
    <ul className={styles.groups} aria-label={label}>
      {byAccount(lines).map((group) => (
        <li key={`${group.own} ${group.account}`}>
          <p className={styles.who}>
            <Who of={group} />
          </p>
          <dl className={styles.lines}>
            {group.lines.map((line) => (
              <div key={lineKey(line)}>
                <dt>
                  {text(`category.${line.category}`)}
                  <small>
                    {text('team.rebates.times', {
                      amount: money(line.validBetAmount),
                      rate: rateText(line.rate),
                    })}
                  </small>
                  <PlayedOn day={line.playedOn} />
                </dt>
                <dd>
                  <Money amount={line.amount} format={money} />
                  {withState && <StateTag state={line.state} />}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The lines of one day: whose play, in which category, at which rate. */
export function RebateLines(props: LinesProps) {
  const isWide = useWide();
  return isWide ? <LineTable {...props} /> : <LineRows {...props} />;
}

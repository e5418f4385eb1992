import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Figures } from '../team/Figures.tsx';
import { useDaysText } from '../team/team-words.ts';
import { TeamLoaded } from '../team/TeamLoaded.tsx';
import { PageTotal } from '../team/TeamPage.tsx';
import { TeamTable } from '../team/TeamTable.tsx';
import { TotalBar } from '../team/TotalBar.tsx';
import { useWide } from '../team/use-wide.ts';
import { incomeInput, incomeKinds } from './rebate-fields.ts';
import { useIncome, type IncomeTotal, type Payment } from './rebates.queries.ts';
import type { RebateViewProps } from './Rebates.tsx';
import table from '../team/TeamTable.module.css';

/** What the site lists at once. */
const mostDays = 31;

type ListProps = { list: readonly Payment[] };

/** Payments have no numbers of their own. */
const keyOf = ({ paidAt, kind, earnedFor, from }: Payment, at: number) =>
  `${paidAt} ${kind} ${earnedFor.startDate} ${from ?? ''} ${at}`;

/** From whom, or to whom where the agent paid; null for the house. */
function useOtherText(): (payment: Payment) => string | null {
  const text = useText();
  return ({ from, amount }) => {
    if (from === null) return null;
    if (from === '') return text('team.income.from.agent');
    const way = amount.startsWith('-') ? 'to' : 'from';
    return text(`team.income.${way}.account`, { account: from });
  };
}

function useOtherName(): (payment: Payment) => string {
  const text = useText();
  return ({ from }) => {
    if (from === null) return text('team.income.house');
    return from === '' ? text('team.income.agent') : from;
  };
}

function IncomeRows({ list }: ListProps) {
  const text = useText();
  const format = useFormat();
  const daysText = useDaysText();
  const otherText = useOtherText();
  return (
    <Card look="flush">
      {list.map((payment, at) => (
        <ListRow
          key={keyOf(payment, at)}
          title={text(`agent.income.${payment.kind}`)}
          detail={[
            text('team.income.for', { days: daysText(payment.earnedFor) }),
            otherText(payment),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
          trail={
            <>
              <SignedMoney amount={payment.amount} />
              <small>{format.dateTime(payment.paidAt)}</small>
            </>
          }
        />
      ))}
    </Card>
  );
}

function IncomeTable({ list }: ListProps) {
  const text = useText();
  const format = useFormat();
  const daysText = useDaysText();
  const otherName = useOtherName();
  return (
    <TeamTable label={text('team.income.list')}>
      <thead>
        <tr>
          <th scope="col">{text('team.income.paid')}</th>
          <th scope="col">{text('team.income.kind')}</th>
          <th scope="col">{text('team.income.earnedFor')}</th>
          <th scope="col">{text('team.income.from')}</th>
          <th scope="col" className={table.number}>
            {text('team.rebates.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((payment, at) => (
          <tr key={keyOf(payment, at)}>
            <th scope="row">{format.dateTime(payment.paidAt)}</th>
            <td>{text(`agent.income.${payment.kind}`)}</td>
            <td>{daysText(payment.earnedFor)}</td>
            <td>{otherName(payment)}</td>
            <td className={table.number}>
              <SignedMoney amount={payment.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </TeamTable>
  );
}

/** All kinds that were paid, and together. */
function Total({ footer }: { footer: IncomeTotal }) {
  const text = useText();
  const kinds = incomeKinds.filter((kind) => /[1-9]/.test(footer[kind]));
  return (
    <PageTotal>
      <TotalBar label={text('team.income.total')}>
        <Figures
          list={[...kinds, 'total' as const].map((kind) => ({
            label: text(`agent.income.${kind}`),
            value: <SignedMoney amount={footer[kind]} />,
          }))}
        />
      </TotalBar>
    </PageTotal>
  );
}

/** Everything that the agent was paid, newest first. */
export function Income({ fields }: RebateViewProps) {
  const text = useText();
  const isWide = useWide();
  const income = useIncome(incomeInput(fields));
  const { data } = income;
  const hasTotal = data && (data.list.length > 0 || /[1-9]/.test(data.footer.total));
  const List = isWide ? IncomeTable : IncomeRows;
  return (
    <>
      <TeamLoaded
        query={income}
        mostDays={mostDays}
        back={null}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState text={text('team.income.empty')} />}
      >
        {({ list }) => <List list={list} />}
      </TeamLoaded>
      <ShowMore query={income} />
      {hasTotal && <Total footer={data.footer} />}
    </>
  );
}

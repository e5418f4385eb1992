import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { usePeriodText } from '../contracts/terms/contract-words.ts';
import { TeamTable } from '../team/TeamTable.tsx';
import { stateTones, useOtherName, useOtherSide } from './settlement-words.ts';
import type { Settlement, Side } from './settlements.queries.ts';
import table from '../team/TeamTable.module.css';
import styles from './Settlements.module.css';

export type SettlementListProps = {
  label: string;
  list: readonly Settlement[];
  side: Side;
  onOpen: (settlement: Settlement) => void;
};

/** How far the payment has come. */
export function StateTag({ state }: Pick<Settlement, 'state'>) {
  const text = useText();
  return <Tag tone={stateTones[state]}>{text(`settlements.state.${state}`)}</Tag>;
}

/** What one settlement pays; nothing of it counts once it is void. */
function Amount({ of: { amount, state } }: { of: Settlement }) {
  const money = useMoneyFormat();
  return (
    <span data-void={state === 'void' || undefined} className={styles.amount}>
      <Money amount={amount} format={money} />
    </span>
  );
}

/** Settlements as rows that open. */
export function SettlementRows({ label, list, side, onOpen }: SettlementListProps) {
  const text = useText();
  const otherSide = useOtherSide(side);
  const periodText = usePeriodText();
  return (
    <Card look="flush">
      <ul aria-label={label}>
        {list.map((settlement) => (
          <li key={settlement.settlementId}>
            <ListRow
              title={periodText(settlement.kind, settlement.inputs)}
              detail={`${text(`settlements.kind.${settlement.kind}`)} · ${otherSide(settlement)}`}
              trail={
                <>
                  <Amount of={settlement} />
                  <StateTag state={settlement.state} />
                </>
              }
              onPress={() => onOpen(settlement)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Settlements as a table, where there is room for one. */
export function SettlementTable({ label, list, side, onOpen }: SettlementListProps) {
  const text = useText();
  const otherName = useOtherName(side);
  const periodText = usePeriodText();
  return (
    <TeamTable label={label}>
      <thead>
        <tr>
          <th scope="col">{text('settlements.column.period')}</th>
          <th scope="col">{text('settlements.column.kind')}</th>
          <th scope="col">
            {text(side === 'paid' ? 'settlements.column.account' : 'settlements.column.payer')}
          </th>
          <th scope="col">{text('settlements.column.state')}</th>
          <th scope="col" className={table.number}>
            {text('settlements.column.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((settlement) => (
          <tr key={settlement.settlementId}>
            <th scope="row">
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                onClick={() => onOpen(settlement)}
              >
                {periodText(settlement.kind, settlement.inputs)}
              </button>
            </th>
            <td>{text(`settlements.kind.${settlement.kind}`)}</td>
            <td>{otherName(settlement)}</td>
            <td>
              <StateTag state={settlement.state} />
            </td>
            <td className={table.number}>
              <Amount of={settlement} />
            </td>
          </tr>
        ))}
      </tbody>
    </TeamTable>
  );
}

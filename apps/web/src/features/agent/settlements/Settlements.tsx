import { useState } from 'react';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Figures } from '../team/Figures.tsx';
import { periodFields } from '../team/team-period-fields.ts';
import { TeamLoaded } from '../team/TeamLoaded.tsx';
import { TeamPeriodPicker } from '../team/TeamPeriodPicker.tsx';
import { TotalBar } from '../team/TotalBar.tsx';
import { periodOf, settlementsInput, type SettlementFields } from './settlement-fields.ts';
import { SettlementRows, SettlementTable } from './SettlementRows.tsx';
import { useSettlements, type SettlementPage, type Side } from './settlements.queries.ts';
import { SettlementSheet } from './SettlementSheet.tsx';
import styles from './Settlements.module.css';

/** What the site lists at once. */
const mostDays = 31;

/** What the agent owes, what that prevents, and how it ends; nothing without a debt. */
function Owed({ amount }: { amount: string }) {
  const text = useText();
  const money = useMoneyFormat();
  if (!/[1-9]/.test(amount)) return null;
  return (
    <Notice tone="error">
      <strong>{text('settlements.owed', { amount: money(amount) })}</strong>
      <p>{text('settlements.owed.text')}</p>
    </Notice>
  );
}

function Total({ footer }: { footer: SettlementPage['footer'] }) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <Card>
      <TotalBar label={text('settlements.total')}>
        <Figures
          list={(['paid', 'open'] as const).map((part) => ({
            label: text(`settlements.total.${part}`),
            value: <Money amount={footer[part]} format={money} />,
          }))}
        />
      </TotalBar>
    </Card>
  );
}

type OnlyProps = { account: string; onAll: () => void };

/** Whose settlements alone are shown. */
function Only({ account, onAll }: OnlyProps) {
  const text = useText();
  return (
    <p className={styles.only}>
      <span>{text('settlements.account', { account })}</span>
      <Button kind="secondary" size="compact" onClick={onAll}>
        {text('settlements.account.all')}
      </Button>
    </p>
  );
}

export type SettlementsProps = {
  kind: ContractKind;
  side: Side;
  fields: SettlementFields;
  onChange: (changes: Partial<SettlementFields>) => void;
  /** Lists them in a table. */
  asTable?: boolean;
  /** Whose alone are shown; everybody's where it is left out. */
  only?: OnlyProps | undefined;
};

/** What contracts of a kind paid for their periods, to the agent or by the agent. */
export function Settlements(props: SettlementsProps) {
  const { kind, side, fields, onChange, asTable = false, only } = props;
  const text = useText();
  const settlements = useSettlements(settlementsInput(kind, side, only?.account ?? '', fields));
  const [openId, setOpenId] = useState('');
  const { data } = settlements;
  const List = asTable ? SettlementTable : SettlementRows;
  const label = text(`settlements.${side}`);
  return (
    <Section title={label}>
      <div className={styles.section}>
        {data && <Owed amount={data.owed} />}
        {only && <Only {...only} />}
        <TeamPeriodPicker
          value={periodOf(fields)}
          onChange={(period) => onChange(periodFields(period))}
        />
        <TeamLoaded
          query={settlements}
          mostDays={mostDays}
          back={null}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState text={text('settlements.empty')} />}
        >
          {({ list }) => (
            <List
              label={label}
              list={list}
              side={side}
              onOpen={({ settlementId }) => setOpenId(settlementId)}
            />
          )}
        </TeamLoaded>
        <ShowMore query={settlements} />
        {data && data.list.length > 0 && <Total footer={data.footer} />}
      </div>
      <SettlementSheet
        settlement={data?.list.find(({ settlementId }) => settlementId === openId) ?? null}
        side={side}
        onClose={() => setOpenId('')}
      />
    </Section>
  );
}

import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useOwnSession } from '#features/session/RequireSession.tsx';
import { useMemberTypes } from '#features/site/visitor.ts';
import { useIsNarrow } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { memberKind } from '@pavilion/domain/member/member-type';
import { paths } from '@pavilion/screens/paths';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { OwnTransactions } from './records/OwnTransactions.tsx';
import { DepositRecords, WithdrawalRecords } from './records/PaymentRecords.tsx';
import { recordViews, type RecordView } from './records/record-views.ts';
import { TeamTransactions } from './records/TeamTransactions.tsx';

const screens = {
  moves: OwnTransactions,
  deposits: DepositRecords,
  withdrawals: WithdrawalRecords,
  team: TeamTransactions,
} as const satisfies Record<RecordView, () => React.ReactNode>;

export function TransactionRecordScreen() {
  const text = useText();
  const [, navigate] = useLocation();
  const ofTeam = new URLSearchParams(useSearch()).get('types') === 'A';
  const [own, setOwn] = useState<RecordView>('moves');
  const { type } = useOwnSession();
  const isNarrow = useIsNarrow();
  const kind = memberKind(type, useMemberTypes());
  const views = recordViews({ ...kind, agent: kind.agent && !isNarrow });
  const view = ofTeam && views.includes('team') ? 'team' : own;
  const Shown = screens[view];
  const choose = (next: RecordView) => {
    if (next !== 'team') setOwn(next);
    if ((next === 'team') !== ofTeam) {
      navigate(paths.transactionRecord(next === 'team' ? { types: 'A' } : {}), { replace: true });
    }
  };
  return (
    <>
      {views.length > 1 && (
        <ChipRow
          label={text('records.view')}
          chips={views.map((key) => ({ key, label: text(`records.view.${key}`) }))}
          value={view}
          onChange={choose}
        />
      )}
      <Shown />
    </>
  );
}

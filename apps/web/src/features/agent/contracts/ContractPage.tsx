import { Suspense } from 'react';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { settlementFields } from '../settlements/settlement-fields.ts';
import type { SettlementsProps } from '../settlements/Settlements.tsx';
import { accountField, oneOf, useAddressFields, type FieldsOf } from '../team/address-fields.ts';
import { teamLinks, type PageQuery } from '../team/team-links.ts';
import { TeamPage } from '../team/TeamPage.tsx';
import { useContractActions } from './contract-actions.ts';
import { useOwnContract, type OwnContract } from './contracts.queries.ts';
import { GivenTab } from './GivenTab.tsx';
import { OwnTab } from './OwnTab.tsx';
import styles from './Contracts.module.css';

/** Comes after the contracts above it. */
const settlements = lazyComponent<'Settlements', SettlementsProps>(
  'Settlements',
  () => import('../settlements/Settlements.tsx'),
);

const tabs = ['mine', 'given'] as const;
const readers = { tab: oneOf(...tabs), account: accountField, ...settlementFields };
type Fields = FieldsOf<typeof readers>;

const skeletonHeights = [360, 120];
const settlementHeights = [44, 300];
const panelId = 'contracts';

type PanelProps = {
  kind: ContractKind;
  own: OwnContract;
  fields: Fields;
  onChange: (fields: Partial<Fields>) => void;
};

/** What salaries paid; dividends have a page for it. */
function PaidByContracts({ kind, fields, onChange }: Omit<PanelProps, 'own'>) {
  const text = useText();
  if (kind === 'dividend') {
    return (
      <Card look="flush">
        <ListRow
          title={text('title.agentDividend')}
          detail={text('dividend.about')}
          href={teamLinks.dividend({ tab: fields.tab === 'given' ? 'given' : undefined })}
        />
      </Card>
    );
  }
  const side = fields.tab === 'given' ? 'paid' : 'received';
  return (
    <ErrorBoundary>
      <Suspense fallback={<SkeletonBlocks heights={settlementHeights} />}>
        <settlements.Component kind={kind} side={side} fields={fields} onChange={onChange} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** One tab; a refused act is forgotten with it. */
function Panel({ kind, own, fields, onChange }: PanelProps) {
  const actions = useContractActions(kind);
  const paid = <PaidByContracts kind={kind} fields={fields} onChange={onChange} />;
  if (fields.tab === 'mine') {
    return <OwnTab own={own} actions={actions} settlements={paid} />;
  }
  return (
    <GivenTab
      kind={kind}
      own={own}
      account={fields.account}
      actions={actions}
      settlements={paid}
      onClose={() => onChange({ account: '' })}
    />
  );
}

/** The contracts of a kind: the agent's own one, and those that the agent has given. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const text = useText();
  const address = (query: PageQuery) => teamLinks.contract(kind, query);
  const { fields, change } = useAddressFields(readers, address);
  const own = useOwnContract(kind);
  const { tab } = fields;
  return (
    <TeamPage shown="">
      <SegmentedControl
        label={text('contracts.tabs')}
        segments={tabs.map((key) => ({ key, label: text(`contracts.tab.${key}`) }))}
        value={tab}
        onChange={(chosen) => change({ tab: chosen, account: '' })}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={text(`contracts.tab.${tab}`)}
        className={styles.panel}
      >
        <Loaded query={own} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
          {(data) => <Panel key={tab} kind={kind} own={data} fields={fields} onChange={change} />}
        </Loaded>
      </div>
    </TeamPage>
  );
}

import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import type { SettlementsProps } from '../settlements/Settlements.tsx';
import { oneOf, useAddressFields } from '../team/address-fields.ts';
import { teamLinks, type PageQuery } from '../team/team-links.ts';
import { TeamPage } from '../team/TeamPage.tsx';
import { possibleActions, useContractActions } from './contract-actions.ts';
import { contractFields, type ContractFields } from './contract-fields.ts';
import { useOwnContract, type OwnContract } from './contracts.queries.ts';
import { ContractTabs } from './ContractTabs.tsx';
import { GivenTab } from './GivenTab.tsx';
import { OwnTab } from './OwnTab.tsx';

/** Comes after the contracts above it. */
const settlements = lazyComponent<'Settlements', SettlementsProps>(
  'Settlements',
  () => import('../settlements/Settlements.tsx'),
);

/** Who is asked to end a contract comes without knowing whether it is one received or given. */
const readers = { ...contractFields, asked: oneOf('', 'end') };

const skeletonHeights = [360, 120];
const settlementHeights = [44, 300];

type PanelProps = {
  kind: ContractKind;
  own: OwnContract;
  fields: ContractFields;
  onChange: (fields: Partial<ContractFields>) => void;
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

/** Where the end of a contract was asked for: of the own one, or of one that was given. */
function askedTab({ active }: OwnContract): ContractFields['tab'] {
  const isOwn = active !== null && possibleActions(active, 'payee').includes('agreeEnd');
  return isOwn ? 'mine' : 'given';
}

/** The contracts of a kind: the agent's own one, and those that the agent has given. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const address = (query: PageQuery) => teamLinks.contract(kind, query);
  const { fields, change, hrefOf } = useAddressFields(readers, address);
  const own = useOwnContract(kind);
  const isLed = fields.asked !== '' && !own.isFetching;
  const choose = (chosen: Partial<ContractFields>) => change({ ...chosen, asked: '' });
  return (
    <TeamPage shown="">
      <ContractTabs tab={fields.tab} onChange={choose}>
        <Loaded query={own} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
          {(data) =>
            isLed ? (
              <Redirect to={hrefOf({ asked: '', tab: askedTab(data) })} replace />
            ) : (
              <Panel kind={kind} own={data} fields={fields} onChange={choose} />
            )
          }
        </Loaded>
      </ContractTabs>
    </TeamPage>
  );
}

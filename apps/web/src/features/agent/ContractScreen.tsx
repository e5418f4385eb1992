import { useLocation } from 'wouter';
import { useSettings } from '#features/site/site.queries.ts';
import { useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { findScreen } from '@pavilion/screens/find-screen';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { ContractPage } from './contracts/ContractPage.tsx';

function kindAt(location: string): ContractKind {
  switch (findScreen(location)?.id) {
    case 'dividendContract':
      return 'dividend';
    case 'hourlyContract':
      return 'hourlySalary';
    default:
      return 'dailySalary';
  }
}

/** Contracts that pay for each day, each hour, or of what the house wins: the address names which. */
export function ContractScreen() {
  const text = useText();
  const [location] = useLocation();
  const kind = kindAt(location);
  const hasContracts = useOwnKind()?.contracts === true;
  const hasDividends = useSettings()?.features.dividend !== false;
  if (!hasContracts) return <EmptyState text={text('contracts.noKind')} />;
  if (kind === 'dividend' && !hasDividends) {
    return <EmptyState text={text('contracts.closed')} />;
  }
  return <ContractPage key={kind} kind={kind} />;
}

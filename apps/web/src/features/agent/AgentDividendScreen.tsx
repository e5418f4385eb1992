import { useSettings } from '#features/site/site.queries.ts';
import { useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { DividendPage } from './dividend/DividendPage.tsx';

/** /m/member/agent/agentDivident: the own dividend, what it paid, and what is paid to the team. */
export function AgentDividendScreen() {
  const text = useText();
  const kind = useOwnKind();
  if (useSettings()?.features.dividend === false) {
    return <EmptyState text={text('contracts.closed')} />;
  }
  if (kind?.contracts !== true) return <EmptyState text={text('contracts.noKind')} />;
  return <DividendPage />;
}

import { Suspense } from 'react';
import { useOwnSession } from '#features/session/RequireSession.tsx';
import { useLaterComponent } from '@pavilion/client/queries/later-component.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { ContractCheckProps } from './ContractCheck.tsx';
import { AgentFooter } from './home/AgentFooter.tsx';
import { AgentMenu } from './home/AgentMenu.tsx';
import { AgentMoney } from './home/AgentMoney.tsx';
import { Greeting } from './home/Greeting.tsx';
import { TeamToday } from './home/TeamToday.tsx';

/** Comes after the page that it asks on. */
const contractCheck = lazyComponent<'ContractCheck', ContractCheckProps>(
  'ContractCheck',
  () => import('./ContractCheck.tsx'),
);

/** /m/agent (seed §2, "Agent home"); with a footer in place of the tab bar. */
export function AgentHomeScreen() {
  const { userName } = useOwnSession();
  const isCheckHere = useLaterComponent(contractCheck, 0);
  return (
    <>
      <Greeting />
      <AgentMoney />
      <TeamToday />
      <AgentMenu />
      <AgentFooter />
      <Suspense>{isCheckHere && <contractCheck.Component userName={userName} />}</Suspense>
    </>
  );
}

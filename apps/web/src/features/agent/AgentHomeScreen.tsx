import { useOwnSession } from '#features/session/RequireSession.tsx';
import { ContractCheck } from './ContractCheck.tsx';
import { AgentFooter } from './home/AgentFooter.tsx';
import { AgentMenu } from './home/AgentMenu.tsx';
import { AgentMoney } from './home/AgentMoney.tsx';
import { Greeting } from './home/Greeting.tsx';
import { TeamToday } from './home/TeamToday.tsx';

/** /m/agent (seed §2, "Agent home"); with a footer in place of the tab bar. */
export function AgentHomeScreen() {
  const { userName } = useOwnSession();
  return (
    <>
      <Greeting />
      <AgentMoney />
      <TeamToday />
      <AgentMenu />
      <AgentFooter />
      <ContractCheck userName={userName} />
    </>
  );
}

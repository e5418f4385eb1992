import { Loaded } from '#features/site/Loaded.tsx';
import { ConnectionSection } from './security/ConnectionSection.tsx';
import { LoginHistory } from './security/LoginHistory.tsx';
import { PasskeySection } from './security/PasskeySection.tsx';
import { SafetyRows } from './security/SafetyRows.tsx';
import { ScoreCard } from './security/ScoreCard.tsx';
import { useSecurityConfig } from './security/security.queries.ts';
import { SessionList } from './security/SessionList.tsx';
import { TeamRow } from './security/TeamRow.tsx';

/** Section 7, "Security": what protects the account, and who is logged in to it. */
export function SecurityCenterScreen() {
  const config = useSecurityConfig();
  return (
    <Loaded query={config}>
      {(data) => (
        <>
          <ScoreCard config={data} />
          <SafetyRows config={data} />
          <TeamRow />
          {data.canAddPasskey && <PasskeySection />}
          <ConnectionSection />
          <SessionList />
          <LoginHistory />
        </>
      )}
    </Loaded>
  );
}

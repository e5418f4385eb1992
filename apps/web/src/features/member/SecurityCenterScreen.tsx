import { refusal } from '@pavilion/domain/member/refusal';
import { useText } from '../../kit/text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SkeletonBlocks } from '../../ui/SkeletonBlocks.tsx';
import { Refused } from '../session/Refused.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { Loaded } from '../site/Loaded.tsx';
import { useSettings } from '../site/site.queries.ts';
import { ConnectionSection } from './security/ConnectionSection.tsx';
import { LoginHistory } from './security/LoginHistory.tsx';
import { PasskeySection } from './security/PasskeySection.tsx';
import { SafetyRows } from './security/SafetyRows.tsx';
import { ScoreCard } from './security/ScoreCard.tsx';
import { useSecurityConfig } from './security/security.queries.ts';
import { SessionList } from './security/SessionList.tsx';

const skeletonHeights = [132, 360, 160];

function SecurityCenter() {
  const config = useSecurityConfig();
  return (
    <Loaded
      query={config}
      skeleton={<SkeletonBlocks heights={skeletonHeights} />}
      isEmpty={() => false}
      empty={null}
    >
      {(data) => (
        <>
          <ScoreCard config={data} />
          <SafetyRows config={data} />
          {data.canAddPasskey && <PasskeySection />}
          <ConnectionSection />
          <SessionList />
          <LoginHistory />
        </>
      )}
    </Loaded>
  );
}

/** Section 7, "Security": what guards the account, and who is logged in to it. */
export function SecurityCenterScreen() {
  const text = useText();
  const open = useSettings()?.whitelabel.SECPRIV !== false;
  return (
    <RequireSession>
      {(session) => {
        const refused = refusal('memberCentre', { kind: 'session', memberType: session.type });
        if (refused !== null) {
          return (
            <Page title={text('title.securityCenter')}>
              <Refused reason={refused} />
            </Page>
          );
        }
        return (
          <Page title={text('title.securityCenter')}>
            {open ? <SecurityCenter /> : <EmptyState text={text('error.no.permission')} />}
          </Page>
        );
      }}
    </RequireSession>
  );
}

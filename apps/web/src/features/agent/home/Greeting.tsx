import { useState } from 'react';
import { useMemberInfo } from '#features/session/member-info.queries.ts';
import { MemberFace } from '#features/session/MemberFace.tsx';
import { useOwnSession } from '#features/session/RequireSession.tsx';
import { useText } from '#kit/text.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { greetingAt } from '@pavilion/domain/agent/greeting';
import styles from './AgentHome.module.css';

/** Greets by the hour of the device, which the first HTML does not know. */
export function Greeting() {
  const text = useText();
  const isHydrated = useHydrated();
  const [hour] = useState(() => new Date().getHours());
  const { userName } = useOwnSession();
  const { data } = useMemberInfo();
  const name = (data?.nickname ?? '') || userName;
  return (
    <div className={styles.who}>
      <MemberFace name={name} />
      <div>
        <p className={styles.greeting}>
          {isHydrated && text(`agent.greeting.${greetingAt(hour)}`)}
        </p>
        <h2 className={styles.name}>{name}</h2>
      </div>
    </div>
  );
}

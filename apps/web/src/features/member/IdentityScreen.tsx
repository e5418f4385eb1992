import { useState } from 'react';
import { BackToGame } from '#features/limits/BackToGame.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useIdentity, type OwnIdentity } from '#features/wallet/identity.queries.ts';
import { useText } from '#kit/text.ts';
import { IdentityForm } from './identity/IdentityForm.tsx';
import { IdentityIntro } from './identity/IdentityIntro.tsx';
import { Refused, Sent, Verified, type OutcomeProps } from './identity/IdentityOutcome.tsx';
import styles from './identity/Identity.module.css';

/** The form again after a refusal, which begins anew with each. */
function SendAgain({ identity }: { identity: OwnIdentity }) {
  const text = useText();
  return (
    <>
      <h2 className={styles.title}>{text('identity.again')}</h2>
      <IdentityForm key={identity.decidedAt} identity={identity} />
    </>
  );
}

function State({ identity, focused }: OutcomeProps) {
  switch (identity.state) {
    case 'none':
      return (
        <>
          <IdentityIntro neededFor={identity.neededFor} />
          <IdentityForm identity={identity} />
        </>
      );
    case 'sent':
      return <Sent {...{ identity, focused }} />;
    case 'verified':
      return <Verified {...{ identity, focused }} />;
    case 'refused':
      return (
        <>
          <Refused {...{ identity, focused }} />
          {identity.reason !== 'underAge' && <SendAgain identity={identity} />}
        </>
      );
  }
}

function Identity({ identity }: { identity: OwnIdentity }) {
  const [first] = useState(identity.state);
  return (
    <>
      <BackToGame />
      <State key={identity.state} identity={identity} focused={identity.state !== first} />
    </>
  );
}

/** The identity check of the member: what to send, how far it is, and how it ended. */
export function IdentityScreen() {
  const identity = useIdentity();
  return <Loaded query={identity}>{(data) => <Identity identity={data} />}</Loaded>;
}

import { Suspense, useState } from 'react';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { idCard } from '@pavilion/ui/icons/document-icons.ts';
import { keyRound, landmark, pencilLine } from '@pavilion/ui/icons/form-icons.ts';
import { messageCircle } from '@pavilion/ui/icons/home-icons.ts';
import { circleHelp, mail, shieldCheck } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { IdentityTag } from '../IdentityTag.tsx';
import type { Changed, SafetySheetProps } from './SafetySheet.tsx';
import type { SecurityConfig } from './security.queries.ts';

const sheet = lazyComponent<'SafetySheet', SafetySheetProps>(
  'SafetySheet',
  () => import('./SafetySheet.tsx'),
);

function SetTag({ set }: { set: boolean }) {
  const text = useText();
  return (
    <Tag tone={set ? 'good' : 'waiting'}>{text(set ? 'security.set' : 'security.notSet')}</Tag>
  );
}

function Rows({ config, open }: { config: SecurityConfig; open: (what: Changed) => void }) {
  const text = useText();
  return (
    <Card look="flush">
      <ListRow
        icon={keyRound}
        title={text('security.loginPassword')}
        trail={<SetTag set={config.hasPassword} />}
        {...(config.hasPassword
          ? { href: paths.changePassword() }
          : { onPress: () => open('loginPassword') })}
      />
      <ListRow
        icon={shieldCheck}
        title={text('security.paymentPassword')}
        detail={text('security.paymentPassword.text')}
        onPress={() => open('paymentPassword')}
        trail={<SetTag set={config.hasPaymentPassword} />}
      />
      {config.canProveMobile && (
        <ListRow
          icon={messageCircle}
          title={text('security.mobileNum')}
          detail={config.mobileNum ?? text('security.mobileNum.text')}
          onPress={() => open('mobileNum')}
          trail={<SetTag set={config.mobileNum !== null} />}
        />
      )}
      {config.canProveEmail && (
        <ListRow
          icon={mail}
          title={text('security.email')}
          detail={config.email ?? text('security.email.text')}
          onPress={() => open('email')}
          trail={<SetTag set={config.emailProved} />}
        />
      )}
      <ListRow
        icon={circleHelp}
        title={text('security.questions')}
        onPress={() => open('securityQuestions')}
        trail={<SetTag set={config.hasSecurityQuestions} />}
      />
      <ListRow
        icon={idCard}
        title={text('title.identity')}
        href={paths.identity()}
        trail={<IdentityTag look="tag" />}
      />
      <ListRow
        icon={landmark}
        title={text('security.payee')}
        detail={text('security.payee.text', { count: config.bankCards })}
        href={paths.withdraw()}
      />
      <ListRow icon={pencilLine} title={text('security.profile')} href={paths.myAccount()} />
    </Card>
  );
}

/** Lists what protects the account; each row shows its state and opens its form. */
export function SafetyRows({ config }: { config: SecurityConfig }) {
  const text = useText();
  const [changed, setChanged] = useState<Changed | null>(null);
  const [shown, setShown] = useState(false);

  async function open(what: Changed): Promise<void> {
    // Nothing opens before its code has loaded; the notice above the page says that one is offline.
    if ((await sheet.load().catch(() => null)) === null) return;
    setChanged(what);
    setShown(true);
  }

  return (
    <Section title={text('security.ways')}>
      <Rows config={config} open={(what) => void open(what)} />
      {changed !== null && (
        <Suspense>
          <sheet.Component
            open={shown}
            changed={changed}
            config={config}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

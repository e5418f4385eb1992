import { useState } from 'react';
import { paths } from '../../../kit/paths.ts';
import { useText, type LabelKey } from '../../../kit/text.ts';
import { Card } from '../../../ui/Card.tsx';
import { keyRound, landmark, pencilLine } from '../../../ui/icons/form-icons.ts';
import { messageCircle } from '../../../ui/icons/home-icons.ts';
import { circleHelp, mail, shieldCheck } from '../../../ui/icons/shell-icons.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { EmailForm } from './EmailForm.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import { MobileForm } from './MobileForm.tsx';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import type { SecurityConfig } from './security.queries.ts';

type Opened = 'loginPassword' | 'paymentPassword' | 'mobileNum' | 'email' | 'securityQuestions';

const titles = {
  loginPassword: 'security.loginPassword.first',
  paymentPassword: 'security.paymentPassword',
  mobileNum: 'security.mobileNum',
  email: 'security.email',
  securityQuestions: 'security.questions',
} as const satisfies Record<Opened, LabelKey>;

function SetTag({ set }: { set: boolean }) {
  const text = useText();
  return (
    <Tag tone={set ? 'good' : 'waiting'}>{text(set ? 'security.set' : 'security.notSet')}</Tag>
  );
}

function OpenedForm({
  opened,
  config,
  onDone,
}: {
  opened: Opened;
  config: SecurityConfig;
  onDone: () => void;
}) {
  switch (opened) {
    case 'loginPassword':
      return <FirstPasswordForm onDone={onDone} />;
    case 'paymentPassword':
      return <PaymentPasswordForm isSet={config.hasPaymentPassword} onDone={onDone} />;
    case 'mobileNum':
      return <MobileForm present={config.mobileNum} onDone={onDone} />;
    case 'email':
      return <EmailForm present={config.email} onDone={onDone} />;
    case 'securityQuestions':
      return <QuestionsForm isSet={config.hasSecurityQuestions} onDone={onDone} />;
  }
}

function Rows({ config, open }: { config: SecurityConfig; open: (what: Opened) => void }) {
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
        icon={landmark}
        title={text('security.payee')}
        detail={text('security.payee.text', { count: config.bankCards })}
        href={paths.withdraw()}
      />
      <ListRow icon={pencilLine} title={text('security.profile')} href={paths.myAccount()} />
    </Card>
  );
}

/** What guards the account; each row tells its state and leads to changing it. */
export function SafetyRows({ config }: { config: SecurityConfig }) {
  const text = useText();
  const [opened, setOpened] = useState<Opened>('paymentPassword');
  const [shown, setShown] = useState(false);
  return (
    <Section title={text('security.ways')}>
      <Rows
        config={config}
        open={(what) => {
          setOpened(what);
          setShown(true);
        }}
      />
      <Sheet
        open={shown}
        onClose={() => setShown(false)}
        title={text(titles[opened])}
        closeLabel={text('security.close')}
      >
        <OpenedForm opened={opened} config={config} onDone={() => setShown(false)} />
      </Sheet>
    </Section>
  );
}

import { useText, type MessageKey } from '#kit/text.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { EmailForm } from './EmailForm.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import { MobileForm } from './MobileForm.tsx';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import type { SecurityConfig } from './security.queries.ts';

const titles = {
  loginPassword: 'security.loginPassword.first',
  paymentPassword: 'security.paymentPassword',
  mobileNum: 'security.mobileNum',
  email: 'security.email',
  securityQuestions: 'security.questions',
} as const satisfies Record<string, MessageKey>;

export type Changed = keyof typeof titles;
export type SafetySheetProps = {
  open: boolean;
  changed: Changed;
  config: SecurityConfig;
  onClose: () => void;
};

function Form({ changed, config, onClose: onDone }: SafetySheetProps) {
  switch (changed) {
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

/** Opens the form of one of the things that protect the account. */
export function SafetySheet(props: SafetySheetProps) {
  const text = useText();
  const { open, changed, onClose } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text(titles[changed])}
      closeLabel={text('security.close')}
    >
      <Form {...props} />
    </Sheet>
  );
}

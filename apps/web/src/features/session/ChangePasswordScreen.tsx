import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { SessionFrame } from './frame/SessionFrame.tsx';
import { ChangePasswordForm } from './password/ChangePasswordForm.tsx';

export function ChangePasswordScreen() {
  const text = useText();
  return (
    <SessionFrame
      heading={text('changePassword.heading')}
      hint={text('changePassword.hint')}
      back={false}
      link={{ href: paths.home(), text: text('session.back') }}
    >
      <ChangePasswordForm />
    </SessionFrame>
  );
}

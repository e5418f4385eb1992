import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { isUnknownCode, useInviter, type Invitation, type Inviter } from './invitation.queries.ts';
import { forgetInvitation, rememberInvitation } from './invitation.ts';
import type { RegistrationForm } from './registration-submit.ts';
import styles from '../frame/SessionFrame.module.css';

export type InviterNoticeProps = {
  form: RegistrationForm;
  invitation: Invitation;
  /** The code of the form since the last field was left. */
  code: string;
  /** The address of the site belongs to an agent. */
  byDomain: boolean;
  /** Called when the code was taken out of the form. */
  onDropped: () => void;
};

/**
 * Keeps the code of a link once the site has answered about it. One that is not valid is told at
 * its field, or taken out of the form where only the device remembers it.
 */
function useAnswered(props: InviterNoticeProps) {
  const { form, invitation, code, byDomain, onDropped } = props;
  const text = useText();
  const inviter = useInviter(code, byDomain);
  const { isPending } = inviter;
  const settle = useEffectEvent(() => {
    if (code === '' || code !== invitation.code) return;
    const isLinked = invitation.from === 'link';
    if (!isUnknownCode(inviter.error)) {
      if (isLinked) rememberInvitation(code);
      return;
    }
    if (!isLinked) forgetInvitation();
    if (form.getValues('affiliateCode') !== code) return;
    if (isLinked) {
      form.setError('affiliateCode', { message: text('register.affiliateCode.link') });
      return;
    }
    form.setValue('affiliateCode', '');
    onDropped();
  });
  useEffect(() => {
    if (!isPending) settle();
  }, [isPending, code]);
  return inviter.data;
}

/** Of an agent, of a friend, or of a friend and the agent whose team the friend is in. */
function useSentences() {
  const text = useText();
  const said = (key: 'register.inviter' | 'register.friend' | 'register.team', name: string) =>
    name === '' ? text(`${key}.unnamed`) : text(key, { name });
  return ({ nickname, teamOf, validatedBy }: Inviter) => [
    said(validatedBy === 'friend' ? 'register.friend' : 'register.inviter', nickname),
    ...(validatedBy === 'friend' && teamOf !== null ? [said('register.team', teamOf)] : []),
  ];
}

/** Says who invites, and what they will see; nothing where nobody invites. */
export function InviterNotice(props: InviterNoticeProps) {
  const text = useText();
  const sentences = useSentences();
  const inviter = useAnswered(props);
  const typed = useWatch({ control: props.form.control, name: 'affiliateCode' });
  if (inviter === undefined || typed.trim() !== props.code) return null;
  const said = sentences(inviter);
  return (
    <Notice>
      {said.map((sentence, place) => (
        <p key={sentence}>
          {sentence}
          {place === said.length - 1 && (
            <>
              {' '}
              <Link className={styles.inline} href={paths.privacy()}>
                {text('register.privacy')}
              </Link>
            </>
          )}
        </p>
      ))}
    </Notice>
  );
}

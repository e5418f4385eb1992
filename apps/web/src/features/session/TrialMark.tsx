import { memberKind } from '@pavilion/domain/member/member-type';
import { useSessionRecord } from '../../kit/session-record.ts';
import { useText } from '../../kit/text.ts';
import { Tag } from '../../ui/Tag.tsx';

export function useIsTrial(): boolean {
  const session = useSessionRecord();
  return session !== null && memberKind(session.type).trial;
}

/** Decision D17: marks what a trial account has or does; nothing for anybody else. */
export function TrialMark() {
  const text = useText();
  return useIsTrial() && <Tag tone="accent">{text('wallet.trial')}</Tag>;
}

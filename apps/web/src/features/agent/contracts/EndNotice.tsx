import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import type { AgentContract } from './contracts.queries.ts';

type EndNoticeProps = { contract: AgentContract; side: 'payee' | 'payer' };

/** Who wants a contract to end, or when it does; nothing where it runs on. */
export function EndNotice({ contract, side }: EndNoticeProps) {
  const text = useText();
  const format = useFormat();
  const { state, endsOn, endAskedBy, answerBy, offeredBy, account } = contract;
  if (state === 'endAsked' && answerBy !== null) {
    const when = format.dateTime(answerBy);
    if (endAskedBy === side) return <Notice>{text('contracts.endAsked.own', { when })}</Notice>;
    const who = side === 'payee' ? offeredBy : account;
    if (who === null) return <Notice>{text('contracts.endAsked.house', { when })}</Notice>;
    return (
      <Notice>
        {who === ''
          ? text('contracts.endAsked.agent', { when })
          : text('contracts.endAsked.other', { who, when })}
      </Notice>
    );
  }
  if (endsOn === null) return null;
  return <Notice>{text('contracts.ending', { when: format.dateTime(endsOn) })}</Notice>;
}

import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { paths } from '@pavilion/screens/paths';
import { Notice } from '@pavilion/ui/states/Notice.tsx';

/** Refusals by a limit of the member, who can look at it. */
const byOwnLimit: ReadonlySet<string> = new Set<ErrorCode>([
  'deposit.own.limit',
  'limit.loss.reached',
  'limit.wager.reached',
  'limit.bet.reached',
  'limit.time.reached',
]);

type ErrorNoticeProps = {
  /** Null for none. */
  error: unknown;
  /** Called when the person goes to the limits, one of which has refused the call. */
  onLeave?: (() => void) | undefined;
};

/** Shows the error of a failed call above its form or button; nothing where there is none. */
export function ErrorNotice({ error, onLeave }: ErrorNoticeProps) {
  const text = useText();
  const errorText = useErrorText();
  if (error === null) return null;
  const isLimit = error instanceof CallError && byOwnLimit.has(error.code);
  return (
    <Notice tone="error">
      {errorText(error)}
      {isLimit && (
        <>
          {' '}
          <Link href={paths.limits()} onClick={onLeave}>
            {text('limits.see')}
          </Link>
        </>
      )}
    </Notice>
  );
}

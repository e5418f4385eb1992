import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { paths } from '@pavilion/screens/paths';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { isByOwnLimit } from './own-limit-refusal.ts';

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
  return (
    <Notice tone="error">
      {errorText(error)}
      {isByOwnLimit(error) && (
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

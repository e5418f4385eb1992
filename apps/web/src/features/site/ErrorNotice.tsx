import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { refusalLink } from './refusal-link.ts';

type ErrorNoticeProps = {
  /** Null for none. */
  error: unknown;
  /** Called when the person goes to the page of what has refused the call. */
  onLeave?: (() => void) | undefined;
};

/** Shows the error of a failed call above its form or button; nothing where there is none. */
export function ErrorNotice({ error, onLeave }: ErrorNoticeProps) {
  const text = useText();
  const errorText = useErrorText();
  if (error === null) return null;
  const link = refusalLink(error);
  return (
    <Notice tone="error">
      {errorText(error)}
      {link !== null && (
        <>
          {' '}
          <Link href={link.href} onClick={onLeave}>
            {text(link.label)}
          </Link>
        </>
      )}
    </Notice>
  );
}

import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';

/** Shows the error of a failed call above its form or button; nothing where there is none. */
export function ErrorNotice({ error }: { error: Error | null }) {
  const errorText = useErrorText();
  if (error === null) return null;
  return <Notice tone="error">{errorText(error)}</Notice>;
}

import { useText } from '../kit/text.ts';
import { ErrorState } from '../ui/ErrorState.tsx';

/** In the place of a screen that broke. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState
      text={`${text('state.failed')} ${text('state.failed.hint')}`}
      retryLabel={text('state.retry')}
      onRetry={onRetry}
    />
  );
}

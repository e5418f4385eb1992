import type { LoadedQuery } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';
import type { OpenedList } from '../clock/opened.ts';

/** Says that the open draws did not come, above the lotteries, which are known. */
export function OpenedFailed({ query }: { query: LoadedQuery<OpenedList> }) {
  const text = useText();
  const errorText = useErrorText();
  if (!query.isError || query.data !== undefined) return null;
  return (
    <ErrorState
      text={errorText(query.error)}
      retryLabel={text('state.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';

type MoreProps = {
  query: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** Fetches the next page of a list while there is one; says why it did not come. */
export function More({ query }: MoreProps) {
  const text = useText();
  const errorText = useErrorText();
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  const fetchMore = () => void fetchNextPage();
  if (isFetchNextPageError) {
    return (
      <ErrorState
        text={errorText(error)}
        retryLabel={text('state.retry')}
        busy={isFetchingNextPage}
        onRetry={fetchMore}
      />
    );
  }
  return (
    <Button kind="secondary" busy={isFetchingNextPage} onClick={fetchMore}>
      {text('records.more')}
    </Button>
  );
}

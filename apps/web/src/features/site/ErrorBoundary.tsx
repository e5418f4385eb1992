import { Component, type ReactNode } from 'react';
import { useText } from '#kit/text.ts';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';

type BoundaryState = { failed: boolean };

/** Retries what failed to render or load, on a press or once the browser is online again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  readonly #retry = (): void => this.setState({ failed: false });

  override componentDidMount(): void {
    addEventListener('online', this.#retry);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#retry);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Broken onRetry={this.#retry} />;
  }
}

/** Needs nothing that is loaded later, because the network may be down. */
function Broken({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState text={text('state.failed')} retryLabel={text('state.retry')} onRetry={onRetry} />
  );
}

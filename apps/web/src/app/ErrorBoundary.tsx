import { Component, Suspense, type ReactNode } from 'react';
import { lazyPart } from '../kit/lazy-part.tsx';

const broken = lazyPart<'Broken', { onRetry: () => void }>('Broken', () => import('./Broken.tsx'));

type BoundaryState = { failed: boolean };

/** A screen that breaks is replaced by a way to try again; the frame stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <broken.Part onRetry={() => this.setState({ failed: false })} />
      </Suspense>
    );
  }
}

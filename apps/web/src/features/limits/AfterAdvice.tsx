import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { HiddenUntil } from '@pavilion/ui/states/HiddenUntil.tsx';
import type { AdviceProps } from './Advice.tsx';
import { useAdvice } from './advice/advice.queries.ts';

const card = lazyComponent<'Advice', AdviceProps>('Advice', () => import('./Advice.tsx'));

type AfterAdviceProps = Pick<AdviceProps, 'page'> & {
  /** Shown until it is known whether there is advice. */
  pending: ReactNode;
  /** What stands below the advice. */
  children: (isAdvised: boolean) => ReactNode;
};

/**
 * Shows what the site advises the member, above a part of a page. That part reads its data
 * meanwhile, but is not shown before, so that nothing moves when the advice comes.
 */
export function AfterAdvice({ page, pending, children }: AfterAdviceProps) {
  const { advice, isKnown } = useAdvice(card.load);
  return (
    <>
      {!isKnown && pending}
      <Suspense>
        {advice && <card.Component key={advice.adviceId} page={page} advice={advice} />}
      </Suspense>
      <HiddenUntil ready={isKnown}>{children(advice !== null)}</HiddenUntil>
    </>
  );
}

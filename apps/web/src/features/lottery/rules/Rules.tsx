import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { Lottery } from '../lottery.queries.ts';

type RulesProps = Readonly<{ lottery: Lottery }>;

/** The rules are fetched when they are opened. */
const sheet = lazyComponent<'RulesSheet', RulesProps>(
  'RulesSheet',
  () => import('./RulesSheet.tsx'),
);

/** What can be bet on in a lottery, when it wins, and what it pays. */
export function Rules({ lottery }: RulesProps) {
  return <sheet.Component lottery={lottery} />;
}

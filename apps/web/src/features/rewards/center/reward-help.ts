import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { RewardHelpProps } from './RewardHelp.tsx';

/** Not all rewards need it: its code is fetched while the page reads its data. */
export const rewardHelp = lazyComponent<'RewardHelp', RewardHelpProps>(
  'RewardHelp',
  () => import('./RewardHelp.tsx'),
);

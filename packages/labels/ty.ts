import type { LabelKey } from './en.ts';
import { errorLabels } from './error-labels.ts';
import { errorsTy } from './errors-ty.ts';
import { contentTy } from './ty/content.ts';
import { gameFrameTy } from './ty/game-frame.ts';
import { gamesTy } from './ty/games.ts';
import { homeTy } from './ty/home.ts';
import { menuTy } from './ty/menu.ts';
import { recordsTy } from './ty/records.ts';
import { sessionTy } from './ty/session.ts';
import { shellTy } from './ty/shell.ts';
import { titlesTy } from './ty/titles.ts';
import { walletTy } from './ty/wallet.ts';

export const ty: Record<LabelKey, string> = {
  ...shellTy,
  ...homeTy,
  ...titlesTy,
  ...menuTy,
  ...gamesTy,
  ...sessionTy,
  ...walletTy,
  ...recordsTy,
  ...gameFrameTy,
  ...contentTy,
  ...errorLabels(errorsTy),
};

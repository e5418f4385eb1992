import type { LabelKey } from './en.ts';
import { errorLabels } from './error-labels.ts';
import { errorsTy } from './errors-ty.ts';
import { accountTy } from './ty/account.ts';
import { agentTy } from './ty/agent.ts';
import { bonusTy } from './ty/bonus.ts';
import { contentTy } from './ty/content.ts';
import { downloadTy } from './ty/download.ts';
import { forgottenPasswordTy } from './ty/forgotten-password.ts';
import { gameFrameTy } from './ty/game-frame.ts';
import { gamesTy } from './ty/games.ts';
import { homeTy } from './ty/home.ts';
import { inboxTy } from './ty/inbox.ts';
import { limitsTy } from './ty/limits.ts';
import { lobbyTy } from './ty/lobby.ts';
import { menuTy } from './ty/menu.ts';
import { profileTy } from './ty/profile.ts';
import { pushTy } from './ty/push.ts';
import { recordsTy } from './ty/records.ts';
import { securityTy } from './ty/security.ts';
import { sessionTy } from './ty/session.ts';
import { shellTy } from './ty/shell.ts';
import { takingPartTy } from './ty/taking-part.ts';
import { titlesTy } from './ty/titles.ts';
import { transfersTy } from './ty/transfers.ts';
import { walletTy } from './ty/wallet.ts';

export const ty: Record<LabelKey, string> = {
  ...shellTy,
  ...homeTy,
  ...titlesTy,
  ...menuTy,
  ...agentTy,
  ...pushTy,
  ...downloadTy,
  ...gamesTy,
  ...sessionTy,
  ...accountTy,
  ...forgottenPasswordTy,
  ...walletTy,
  ...transfersTy,
  ...limitsTy,
  ...bonusTy,
  ...lobbyTy,
  ...recordsTy,
  ...gameFrameTy,
  ...contentTy,
  ...inboxTy,
  ...takingPartTy,
  ...profileTy,
  ...securityTy,
  ...errorLabels(errorsTy),
};

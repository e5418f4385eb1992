import { accountEn } from './en/account.ts';
import { agentEn } from './en/agent.ts';
import { bonusEn } from './en/bonus.ts';
import { contentEn } from './en/content.ts';
import { downloadEn } from './en/download.ts';
import { forgottenPasswordEn } from './en/forgotten-password.ts';
import { gameFrameEn } from './en/game-frame.ts';
import { gamesEn } from './en/games.ts';
import { homeEn } from './en/home.ts';
import { inboxEn } from './en/inbox.ts';
import { limitsEn } from './en/limits.ts';
import { lobbyEn } from './en/lobby.ts';
import { menuEn } from './en/menu.ts';
import { profileEn } from './en/profile.ts';
import { pushEn } from './en/push.ts';
import { recordsEn } from './en/records.ts';
import { securityEn } from './en/security.ts';
import { sessionEn } from './en/session.ts';
import { shellEn } from './en/shell.ts';
import { takingPartEn } from './en/taking-part.ts';
import { titlesEn } from './en/titles.ts';
import { transfersEn } from './en/transfers.ts';
import { walletEn } from './en/wallet.ts';
import { errorLabels } from './error-labels.ts';
import { errorsEn } from './errors-en.ts';

/** The list of keys; every other language has its type. */
export const en = {
  ...shellEn,
  ...homeEn,
  ...titlesEn,
  ...menuEn,
  ...agentEn,
  ...pushEn,
  ...downloadEn,
  ...gamesEn,
  ...sessionEn,
  ...accountEn,
  ...forgottenPasswordEn,
  ...walletEn,
  ...transfersEn,
  ...limitsEn,
  ...bonusEn,
  ...lobbyEn,
  ...recordsEn,
  ...gameFrameEn,
  ...contentEn,
  ...inboxEn,
  ...takingPartEn,
  ...profileEn,
  ...securityEn,
  ...errorLabels(errorsEn),
};

export type LabelKey = keyof typeof en;

import { contentEn } from './en/content.ts';
import { gameFrameEn } from './en/game-frame.ts';
import { gamesEn } from './en/games.ts';
import { homeEn } from './en/home.ts';
import { menuEn } from './en/menu.ts';
import { recordsEn } from './en/records.ts';
import { sessionEn } from './en/session.ts';
import { shellEn } from './en/shell.ts';
import { titlesEn } from './en/titles.ts';
import { walletEn } from './en/wallet.ts';
import { errorLabels } from './error-labels.ts';
import { errorsEn } from './errors-en.ts';

/** The list of keys; every other language has its type. */
export const en = {
  ...shellEn,
  ...homeEn,
  ...titlesEn,
  ...menuEn,
  ...gamesEn,
  ...sessionEn,
  ...walletEn,
  ...recordsEn,
  ...gameFrameEn,
  ...contentEn,
  ...errorLabels(errorsEn),
};

export type LabelKey = keyof typeof en;

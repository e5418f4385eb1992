import type { Language } from '@pavilion/domain/site/language';
import { teamMessages } from './agents/team.ts';
import { errorMessages } from './errors/errors.ts';
import { gamesMessages } from './games.ts';
import { homeMessages } from './home.ts';
import { localeOf } from './locales.ts';
import { lotteryLetters } from './lottery/orders.ts';
import { inLanguage } from './message.ts';
import { notificationsMessages } from './notifications.ts';
import { identityMessages } from './protection/identity.ts';
import { recordsMessages } from './records.ts';
import { registrationMessages } from './registration.ts';
import { rewardsMessages } from './rewards.ts';
import { mallLetters } from './rewards/mall.ts';
import { pointLetterMessages } from './rewards/points.ts';
import { voucherMessages } from './rewards/vouchers.ts';

/** What the server writes itself, and what it names as the mobile site does. */
export const serverMessages = {
  ...errorMessages,
  ...recordsMessages,
  ...notificationsMessages,
  ...registrationMessages,
  ...homeMessages,
  ...gamesMessages,
  ...identityMessages,
  ...teamMessages,
  ...rewardsMessages,
  ...mallLetters,
  ...pointLetterMessages,
  ...voucherMessages,
  ...lotteryLetters,
};

/** A text of the server in a language; `{name}` stands for a value. */
export function textIn(
  language: Language,
  key: keyof typeof serverMessages,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = inLanguage(serverMessages[key], language, localeOf(language)[key]);
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import type { LoweredRates } from '#modules/hierarchy/rates.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import type { Language } from '@pavilion/domain/site/language';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';

type Changes = LoweredRates['lowered'][number]['changes'];

function textOf(language: Language, changes: Changes, day: string): string {
  const lines = changes.map(({ category: code, before, after }) => {
    const category = textIn(language, `category.${code}`);
    const rates = { before: formatRate(before), after: formatRate(after) };
    return `\n• ${textIn(language, 'rates.lowered.line', { category, ...rates })}`;
  });
  return `${textIn(language, 'rates.lowered.text', { day })}\n${lines.join('')}`;
}

/** Tells members by an inbox message that their rates were lowered; equal ones are written at once. */
export async function notifyLowered(
  { writeInboxMessages }: Pick<Notifications, 'writeInboxMessages'>,
  transaction: DatabaseTransaction,
  { lowered, fromDay, setBy }: LoweredRates,
): Promise<void> {
  const operator = setBy.replace(/^operator:/u, '');
  const alike = new Map<string, { changes: Changes; memberIds: bigint[] }>();
  for (const { memberId, changes } of lowered) {
    const key = JSON.stringify(changes);
    const group = alike.get(key) ?? { changes, memberIds: [] };
    group.memberIds.push(memberId);
    alike.set(key, group);
  }
  for (const { changes, memberIds } of alike.values()) {
    await writeInboxMessages(transaction, memberIds, {
      title: inEach((language) => textIn(language, 'rates.lowered.title')),
      content: inEach((language) => textOf(language, changes, fromDay)),
      requestKey: randomUUID(),
      operator,
    });
  }
}

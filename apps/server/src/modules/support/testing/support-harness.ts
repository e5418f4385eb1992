import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { createLogger } from '#kit/logger.ts';
import { createSignals } from '#kit/signals.ts';
import { createNotifications } from '#modules/notifications/notifications.ts';
import { createPictures } from '#modules/pictures/pictures.ts';
import { createFakeFileStore } from '#ports/fakes/file-store.fake.ts';
import { createFakeChat } from '#ports/fakes/live-chat.fake.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { createSupport } from '../support.ts';

const baseContext = {
  requestId: 'r',
  language: 'EN',
  address: '10.0.0.1',
  userAgent: 'test',
} as const;
export const asOperator = { ...baseContext, operator: 'ana' };
export const firstPage = { pageNo: 1, pageSize: 25 };

export async function photo(): Promise<Blob> {
  const background = '#852';
  const image = sharp({ create: { width: 20, height: 10, channels: 3, background } });
  return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
}

async function insertMember(db: Database) {
  const username = `m${randomBytes(6).toString('hex')}`;
  const row = { username, member_type: 0, vip_level: 0, password_hash: 'unused' };
  const { id: memberId } = await db
    .insertInto('member')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { username, memberId };
}

const policy = {
  messages: { toUpline: true, perHour: 5 },
  feedback: { fewestWords: 3, mostWords: 6, perDay: 3 },
};
const smsBudget = {
  perNumberPerDay: 1,
  perNetworkPerHour: 1,
  perPrefixPerHour: 1,
  perSitePerHour: 1,
};

/** Notifications, of which only the inbox is used. */
function openInbox(db: Database, signals: ReturnType<typeof createSignals>, clock: () => Date) {
  return createNotifications({
    db,
    clock,
    signals,
    logger: createLogger('silent'),
    sms: null,
    mail: null,
    smsBudget,
    numbers: { own: '63', open: ['63'] },
    push: {
      sender: { send: () => Promise.reject(new Error('no push is sent here')) },
      isOn: false,
      isEndpoint: () => false,
      readersOf: async () => null,
    },
    keysSecret: 'a-secret-of-enough-length',
    site: { memberTypes: defaultMemberTypes, policy },
  });
}

/** The module over a database, with the inbox that answers are written to. */
export async function openSupportHarness(database: TestDatabase) {
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);
  const fake = createFakeChat();
  const flags = { CBS3: true };
  const clock = () => new Date('2026-11-21T10:00:00Z');
  const inbox = openInbox(db, createSignals(engine, db), clock);
  const { handlers, operatorHandlers } = createSupport({
    db,
    clock,
    writeInboxMessage: inbox.writeInboxMessage,
    pictures: createPictures({ db, files: createFakeFileStore(), clock }),
    chat: fake.chat,
    publicUrl: 'https://site.example',
    site: { flags, brand: { merchantCode: 'PAVILION' }, policy },
  });

  /** Creates a member, with the calls as this member makes them. */
  async function newcomer() {
    const { username, memberId } = await insertMember(db);
    const caller = { memberId, username, memberType: 0, sessionId: 's' };
    const context: SessionContext = { ...baseContext, caller };
    return {
      memberId,
      username,
      context,
      list: async () => inbox.handlers.listInbox(firstPage, context),
      unread: () => inbox.handlers.countUnreadInbox({}, context),
      sendFeedback: async (
        content: string,
        pictures: Blob[] = [],
        requestKey: string = randomUUID(),
      ) => handlers.sendFeedback({ content, pictures, requestKey }, context),
    };
  }
  return { fake, flags, handlers, operatorHandlers, newcomer, close: () => engine.close() };
}

export type SupportHarness = Awaited<ReturnType<typeof openSupportHarness>>;

/** The error code of a refused call; null when it succeeded. */
export function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => (error as { code?: unknown }).code,
  );
}

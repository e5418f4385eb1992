import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createPutNotification } from '#modules/credentials/account-notifications.ts';
import { operatorKey, type ServedSite } from '#testing/served-site.ts';
import { depositor } from '../../testing/depositor.ts';
import { insertRows } from './insert-rows.ts';
import { cancelledOrder } from './lottery-of-person.ts';
import { mallRows, movePoints } from './mall-of-person.ts';
import { rainRows } from './rains-of-person.ts';
import {
  credentialRows,
  identityRows,
  lateRows,
  loginRows,
  messageRows,
  paymentRows,
  protectionRows,
  type Person,
  type Rows,
} from './rows-of-person.ts';
import { pictureRows, pointRows, referralRows, rewardRows, vipRows } from './rows-of-promotions.ts';

const insert = ({ db }: ServedSite, rows: Rows) => insertRows(db, rows);

/** Stores pictures that are in use. */
async function newPictures({ db, files }: ServedSite, { id, word }: Person): Promise<string[]> {
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const now = new Date();
  for (const one of ids) {
    const picture = { id: one, member_id: id, purpose: 'feedback', kept_at: now, used_at: now };
    await db.insertInto('picture').values(picture).execute();
    await files.put(one, Buffer.from(word));
  }
  return ids;
}

/** Notifications of the account, as the modules of people put them into the outbox. */
async function putNotifications({ db, clock }: ServedSite, person: Person): Promise<void> {
  const { username, email, mobile: mobileNum } = person;
  const memberId = person.id.toString();
  const put = createPutNotification(clock);
  const language = 'EN';
  await db.transaction().execute(async (transaction) => {
    await put(transaction, randomUUID(), { kind: 'password changed', memberId });
    for (const to of [email, 'address.before@mail.example']) {
      const link = { kind: 'password link', username, email: to, language } as const;
      await put(transaction, randomUUID(), link);
    }
    const code = { kind: 'sms code', purpose: 'login', mobileNum, language } as const;
    await put(transaction, randomUUID(), code);
  });
}

/** An agent below the member, whose rates the member has set, and what came of it. */
async function newDownline(site: ServedSite, { id, username }: Person): Promise<bigint> {
  const { memberId } = await site.member({ parentId: id });
  const now = site.clock();
  const earned = { member_id: id, day: '2026-01-01', kind: 'team' } as const;
  await insert(site, {
    rebate_line: [
      {
        member_id: id,
        day: '2026-01-01',
        child_id: memberId,
        category: 'RNG',
        valid: 5_00n,
        rate: 10,
        amount: 0n,
      },
    ],
    rebate_sum: [
      { ...earned, earned: 0n, carried_in: -1n, paid: 0n, carried_out: -1n, state: 'carried' },
    ],
    rebate_carry: [{ member_id: id, kind: 'team', amount: -1n }],
    rebate_rate: [
      {
        member_id: memberId,
        category: 'RNG',
        from_day: '2026-01-01',
        rate: 10,
        set_by: username,
        set_at: now,
      },
    ],
    rebate_change: [
      {
        set_by: username,
        request_key: randomUUID(),
        member_id: memberId,
        set_at: now,
        input: '[]',
        answer: { account: 'below', upline: username },
      },
    ],
  });
  return memberId;
}

/** Gives a new member a contact and a profile. */
async function introduce({ db }: ServedSite, person: Person, now: Date) {
  const { id, word, email, mobile } = person;
  await db
    .updateTable('member')
    .set({ nickname: word, email, mobile_num: mobile, email_proved_at: now, language: 'TY' })
    .set({ last_login_at: now })
    .where('id', '=', id)
    .execute();
  const texts = { real_name: word, payee_name: word, id_number: word, qq_num: word, line: word };
  const others = { facebook: word, wechat: word, whatsapp: word, zalo: word };
  const profile = { ...texts, ...others, recommender_id: word };
  await db
    .insertInto('member_profile')
    .values({ member_id: id, register_method: 'H5', ...profile })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(profile))
    .execute();
}

/** Verifies the member, whose document lies in the store of files; returns the id of its file. */
async function verify(site: ServedSite, person: Person, now: Date): Promise<string> {
  const fileId = randomUUID();
  await site.files.put(fileId, Buffer.from(person.word));
  await insert(site, identityRows(person, fileId, now));
  await site.db
    .updateTable('member')
    .set({ identity: 'verified', verified_name: person.word })
    .where('id', '=', person.id)
    .execute();
  return fileId;
}

/** Excludes the member by an operator, and has a case on the exclusion closed. */
async function exclude(site: ServedSite, { id: memberId, username, word }: Person): Promise<void> {
  const excluded = await site.call({
    method: 'PUT',
    path: `/operator/members/${username}/exclusion`,
    token: operatorKey,
    body: { kind: 'selfExclusion', length: 'forGood', reason: word, requestKey: randomUUID() },
  });
  expect(excluded).toMatchObject({ status: 200 });
  const { id } = await site.db
    .updateTable('exclusion')
    .set({ fetch_at: null })
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = site.clock();
  await insert(site, {
    exclusion_case: [
      {
        id: randomUUID(),
        exclusion_id: id,
        place: 'registration',
        refused: true,
        matched: ['email'],
        first_at: at,
        last_at: at,
        closed_by: 'ana',
        note: word,
        closed_at: at,
      },
    ],
  });
}

/** Writes what a call may still write that was under way when the account was closed. */
export async function writeLate(site: ServedSite, person: Person, pictureId: string) {
  const { db, clock } = site;
  await insert(site, lateRows(person, clock()));
  const used = db.updateTable('picture').set({ used_at: clock() });
  await used.where('id', '=', pictureId).execute();
  const profile = db.updateTable('member').set({ picture_id: pictureId });
  await profile.where('id', '=', person.id).execute();
}

/** Creates a member who has used everything that the site has, with a row in every table of it. */
export async function fullAccount(site: ServedSite, word: string) {
  const { db, clock } = site;
  const member = await depositor(site);
  await member.deposit('1000.00');
  await member.play(1000_00n, 900_00n);
  expect(await member.withdraw('200.00')).toMatchObject({ status: 200 });
  const limit = { kind: 'bet', period: 'stake', amount: '50.00' };
  await member.done('POST', '/wps/member/limits', limit);
  const { id, username, accountId } = member;
  const mobile = `+63917${randomInt(1_000_000, 9_999_999)}`;
  const email = `${username}@mail.example`;
  const person: Person = { id, accountId, username, email, mobile, word };
  const now = clock();
  const upline = await site.member();
  const pictures = await newPictures(site, person);
  await introduce(site, person, now);
  await db.updateTable('withdrawal').set({ reason: word }).where('member_id', '=', id).execute();
  await db.updateTable('harm_score').set({ due_at: null }).where('member_id', '=', id).execute();
  await cancelledOrder(site, person);
  await exclude(site, person);
  await insert(site, loginRows(person, now));
  await writeLate(site, person, pictures[0] ?? '');
  await insert(site, credentialRows(person, now));
  await insert(site, messageRows(person, upline.memberId, now));
  await insert(site, pictureRows(person, pictures, now));
  await insert(site, rewardRows(person, now));
  await insert(site, referralRows(person, upline.memberId, now));
  await insert(site, vipRows(person, now));
  const orders = { goods: randomUUID(), voucher: randomUUID() };
  await movePoints(site, person, orders);
  await insert(site, mallRows(person, orders, now));
  await insert(site, pointRows(person));
  await insert(site, rainRows(person, now));
  await insert(site, protectionRows(person, now));
  await insert(site, paymentRows(person, pictures[3] ?? '', now));
  await putNotifications(site, person);
  const document = await verify(site, person, now);
  return { ...person, pictures, document, below: await newDownline(site, person) };
}

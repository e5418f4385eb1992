import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { closeFor } from '#modules/accounts/exclusion.fixture.ts';
import {
  createFakeIdentityCheck,
  createFakeIdentityCompany,
} from '#ports/fakes/identity-check.fake.ts';
import { partsInPlain } from '#testing/parts-in-plain.ts';
import { codeOf, keysSecret, photo, timeZone, type Member } from '#testing/test-base.ts';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openOwnLimits, type OwnLimitsBase } from '../limits.fixture.ts';
import { createIdentityBoxes, type IdentityBoxes } from './identity-boxes.ts';
import { insertFiles } from './identity.store.ts';
import { createDrawing, identityHandlers } from './own-identity.ts';
import { removeFiles } from './remove-files.ts';

const policy = { ...limitPolicy, verifiedBefore: ['withdraw' as const] };
const pdf = new Blob(['%PDF-1.7\nan id card'], { type: 'application/pdf' });
const given = { name: 'Maria Santos', birthday: '1990-05-01' };

/** A JPEG that is larger than kept, with the place where it was taken. */
async function photoWithPlace(): Promise<Blob> {
  const create = { width: 3600, height: 1200, channels: 3, background: '#852' } as const;
  const exif = { IFD0: { ImageDescription: 'kitchen table' }, IFD3: { GPSLatitudeRef: 'N' } };
  const bytes = await sharp({ create }).jpeg().withExif(exif).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

describe.each(testDatabases())('§7: sending documents on $name', (database) => {
  let base: OwnLimitsBase;
  let boxes: IdentityBoxes;
  let picture: Blob;
  beforeAll(async () => {
    base = await openOwnLimits(database, policy);
    boxes = createIdentityBoxes({ files: base.files, keysSecret });
    picture = await photo();
  });
  afterAll(() => base.close());

  const deps = () => ({ ...base, ...boxes, timeZone, policy });

  type Input = Parameters<typeof base.limits.sendIdentity>[0];

  const passport = (change: Partial<Input> = {}): Input => ({
    kind: 'passport',
    front: [picture],
    back: [],
    selfie: [picture],
    requestKey: randomUUID(),
    ...given,
    ...change,
  });
  const send = ({ context }: Pick<Member, 'context'>, input = passport()) =>
    base.limits.sendIdentity(input, context);
  const show = ({ context }: Member) => base.limits.getIdentity({}, context);

  const checksOf = ({ memberId }: Member) =>
    base.db.selectFrom('identity_check').selectAll().where('member_id', '=', memberId).execute();
  const filesOf = ({ memberId }: Member) =>
    base.db
      .selectFrom('identity_file')
      .innerJoin('identity_check', 'identity_check.id', 'check_id')
      .select(['identity_file.id', 'side', 'type', 'bytes'])
      .where('member_id', '=', memberId)
      .orderBy('side')
      .execute();

  /** Decides on what the member has sent, as an operator does. */
  async function refuse(member: Member): Promise<void> {
    await base.db
      .updateTable('identity_check')
      .set({ state: 'refused', reason: 'cut', decided_at: base.clock(), to_review: false })
      .where('member_id', '=', member.memberId)
      .where('state', '=', 'sent')
      .execute();
    await base.db
      .updateTable('member')
      .set({ identity: 'refused' })
      .where('id', '=', member.memberId)
      .execute();
  }

  test('before any documents, what the check needs is shown', async () => {
    expect(await show(await base.member())).toEqual({
      state: 'none',
      neededFor: ['withdraw'],
      kinds: [
        { kind: 'passport', sides: ['front', 'selfie'] },
        { kind: 'idCard', sides: ['front', 'back', 'selfie'] },
        { kind: 'drivingLicence', sides: ['front', 'back', 'selfie'] },
      ],
      kind: null,
      sentAt: null,
      decidedAt: null,
      reason: null,
      name: null,
      birthday: null,
      given: null,
    });
  });

  test('documents wait for an operator where no company checks them', async () => {
    const member = await base.member();
    const sent = await send(member);
    expect(sent).toMatchObject({ state: 'sent', kind: 'passport', reason: null, decidedAt: null });
    expect(sent).toMatchObject({ name: null, birthday: null, given });
    expect(sent.sentAt).toBe(base.clock().toISOString());
    expect(await checksOf(member)).toMatchObject([
      {
        state: 'sent',
        given_name: given.name,
        given_birthday: given.birthday,
        to_review: true,
        hits: ['noCompany'],
        ask_at: null,
      },
    ]);
    expect(base.published).toContainEqual({ kind: 'identity', memberId: member.memberId });
  });

  test('with a company it is asked about them at once', async () => {
    const member = await base.member();
    const identityCompany = createFakeIdentityCheck(createFakeIdentityCompany());
    const sending = { ...deps(), identityCompany };
    await identityHandlers(sending, createDrawing()).sendIdentity(passport(), member.context);
    expect(await checksOf(member)).toMatchObject([
      { state: 'sent', ask_at: base.clock(), asked: 0, to_review: false, hits: [] },
    ]);
  });

  test('what the profile has takes the place of what is sent', async () => {
    const member = await base.member();
    const { memberId: member_id } = member;
    const none = { qq_num: '', facebook: '', wechat: '', line: '', whatsapp: '', zalo: '' };
    const row = { member_id, real_name: 'Ana Cruz', id_number: '', ...none, payee_name: '' };
    await base.db
      .insertInto('member_profile')
      .values({ ...row, recommender_id: '', register_method: 'H5' })
      .execute();
    await base.db
      .updateTable('member')
      .set({ birthday: '1985-02-03' })
      .where('id', '=', member_id)
      .execute();
    expect(await show(member)).toMatchObject({ name: 'Ana Cruz', birthday: '1985-02-03' });
    await send(member);
    expect(await checksOf(member)).toMatchObject([
      { given_name: 'Ana Cruz', given_birthday: '1985-02-03' },
    ]);
  });

  test('a repeat sends nothing again, and another kind under its key is refused', async () => {
    const member = await base.member();
    const input = passport();
    const first = await send(member, input);
    const stored = base.files.keys();
    base.pass(1000);
    expect(await send(member, input)).toEqual(first);
    expect(await checksOf(member)).toHaveLength(1);
    expect(base.files.keys()).toEqual(stored);
    const other = send(member, { ...input, kind: 'idCard', back: [picture] });
    expect(await codeOf(other)).toBe('wallet.repeat.differs');
  });

  test('of two at once one is kept, with its files alone', async () => {
    const member = await base.member();
    const before = base.files.keys().length;
    const codes = await Promise.all([codeOf(send(member)), codeOf(send(member))]);
    expect(new Set(codes)).toEqual(new Set(['identity.check.open', null]));
    expect(await checksOf(member)).toHaveLength(1);
    expect(base.files.keys()).toHaveLength(before + 2);
  });

  test('a repeat at the same time is answered the same, and its files go', async () => {
    const member = await base.member();
    const before = base.files.keys().length;
    const input = passport();
    const [one, other] = await Promise.all([send(member, input), send(member, input)]);
    expect(one).toEqual(other);
    expect(await checksOf(member)).toHaveLength(1);
    expect(base.files.keys()).toHaveLength(before + 2);
  });

  test('files on their way to a check are not taken for left ones', async () => {
    const member = await base.member();
    const { put } = base.files;
    base.files.put = async (...file) => {
      await removeFiles({ ...base, ...boxes }, new AbortController().signal);
      return put(...file);
    };
    try {
      await send(member);
    } finally {
      base.files.put = put;
    }
    const files = await filesOf(member);
    expect(base.files.keys()).toEqual(expect.arrayContaining(files.map(({ id }) => id)));
    expect(files).toHaveLength(2);
  });

  test('nothing is sent while documents wait or once verified; refused, it is', async () => {
    const member = await base.member();
    await send(member);
    expect(await codeOf(send(member))).toBe('identity.check.open');
    await refuse(member);
    const decidedAt = base.clock().toISOString();
    expect(await show(member)).toMatchObject({ state: 'refused', reason: 'cut', decidedAt });
    base.pass(1000);
    expect(await send(member)).toMatchObject({ state: 'sent', reason: null, decidedAt: null });
    await base.db
      .updateTable('member')
      .set({ identity: 'verified', verified_name: given.name })
      .where('id', '=', member.memberId)
      .execute();
    expect(await codeOf(send(member))).toBe('identity.check.open');
    expect(await show(member)).toMatchObject({ state: 'verified', name: given.name });
  });

  test('ten sendings a day, of which none counts that is refused at once', async () => {
    const member = await base.member();
    for (let count = 0; count < 10; count += 1) {
      await send(member);
      expect(await codeOf(send(member))).toBe('identity.check.open');
      await refuse(member);
    }
    expect(await codeOf(send(member))).toBe('request.limited');
    expect(await codeOf(send(await base.member()))).toBeNull();
    base.pass(2 * dayMs);
    expect(await codeOf(send(member))).toBeNull();
  });

  test('who is under the age of the site by the birthday given is refused', async () => {
    const young = { birthday: '2005-11-23' };
    const member = await base.member();
    base.time.now = new Date('2026-11-21T10:00:00Z');
    expect(await codeOf(send(member, passport(young)))).toBe('register.too.young');
    expect(await checksOf(member)).toEqual([]);
  });

  const wrong: [string, (picture: Blob) => Partial<Input>, string][] = [
    ['no front', () => ({ front: [] }), 'document.missing'],
    ['no photo of the person', () => ({ selfie: [] }), 'document.missing'],
    ['a card without its back', () => ({ kind: 'idCard' }), 'document.missing'],
    ['the back of a passport', (one) => ({ back: [one] }), 'request.invalid'],
    ['no name', () => ({ name: undefined }), 'request.invalid'],
    ['no birthday', () => ({ birthday: undefined }), 'request.invalid'],
    ['a PDF in name', () => ({ front: [new Blob(['PK'], { type: pdf.type })] }), 'unreadable'],
    ['a PNG in name', () => ({ front: [new Blob(['PK'], { type: 'image/png' })] }), 'unreadable'],
  ];
  test('what is missing is named by its side', async () => {
    const member = await base.member();
    await expect(send(member, passport({ kind: 'idCard' }))).rejects.toMatchObject({
      hints: { side: 'back' },
    });
  });

  test.each(wrong)('refused, and nothing is kept: %s', async (_, change, code) => {
    const member = await base.member();
    const before = base.files.keys();
    expect(await codeOf(send(member, passport(change(picture))))).toContain(code);
    expect(await checksOf(member)).toEqual([]);
    expect(base.files.keys()).toEqual(before);
  });

  test('who is excluded, or closes the account, may send', async () => {
    const excluded = await base.member();
    await base.limits.excludeSelf({ kind: 'timeOut', length: '24 h' }, excluded.context);
    expect(await codeOf(send(excluded))).toBeNull();
    const closing = await base.member({ balance: 500_00n });
    await base.limits.closeAccount({}, closing.context);
    expect(await codeOf(send(closing))).toBeNull();
  });

  test('nothing is kept for an account that was closed meanwhile', async () => {
    const member = await base.member();
    const before = base.files.keys();
    await closeFor(base.db, member.memberId, base.clock());
    expect(await codeOf(send(member))).toBe('session.ended');
    expect(base.files.keys()).toEqual(before);
  });

  test('pictures are drawn anew without their place, a PDF stays, and all lie sealed', async () => {
    const member = await base.member();
    const taken = await photoWithPlace();
    await send(member, passport({ kind: 'idCard', front: [taken], back: [pdf] }));
    const { documents } = boxes;
    const files = await filesOf(member);
    expect(files.map(({ side, type }) => [side, type])).toEqual([
      ['back', 'application/pdf'],
      ['front', 'image/jpeg'],
      ['selfie', 'image/jpeg'],
    ]);
    const opened = await Promise.all(files.map(({ id }) => documents.open(id)));
    expect(opened.map((bytes) => bytes?.length)).toEqual(files.map(({ bytes }) => bytes));
    const [back, front] = opened;
    expect(back?.toString()).toBe(await pdf.text());
    const { exif, format, width, height } = await sharp(front ?? Buffer.alloc(0)).metadata();
    expect({ exif, format, width, height }).toEqual({
      exif: undefined,
      format: 'jpeg',
      width: 3000,
      height: 1000,
    });
    const stored = await Promise.all(files.map(({ id }) => base.files.get(id)));
    expect(opened.flatMap((file, index) => partsInPlain(file, stored[index]))).toEqual([]);
  });

  test('files whose transaction fails are removed again', async () => {
    const member = await base.member();
    const before = base.files.keys();
    const { publishIn } = base.signals;
    base.signals.publishIn = () => Promise.reject(new Error('a failure for a test'));
    try {
      await expect(send(member)).rejects.toThrow('a failure for a test');
    } finally {
      base.signals.publishIn = publishIn;
    }
    expect(base.files.keys()).toEqual(before);
    expect(await show(member)).toMatchObject({ state: 'none', kind: null });
    expect(await codeOf(send(member))).toBeNull();
  });

  test('files that cannot be removed at once are logged, and go later', async () => {
    const member = await base.member();
    const before = base.files.keys();
    await closeFor(base.db, member.memberId, base.clock());
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const sending = { ...deps(), identityCompany: null, logger };
    const { remove } = base.files;
    base.files.remove = () => Promise.reject(new Error('a failure for a test'));
    try {
      const sent = identityHandlers(sending, createDrawing()).sendIdentity;
      expect(await codeOf(sent(passport(), member.context))).toBe('session.ended');
    } finally {
      base.files.remove = remove;
    }
    const left = base.files.keys().filter((id) => !before.includes(id));
    expect(left).toHaveLength(2);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        fileIds: left,
        err: { message: 'a failure for a test' },
        msg: 'documents without a check were not removed yet',
      },
    ]);
    await removeFiles({ ...base, ...boxes }, new AbortController().signal);
    expect(base.files.keys()).toEqual(before);
  });

  test('what a process has left that ended half-way goes an hour later', async () => {
    const { documents } = boxes;
    const [early, late] = [randomUUID(), randomUUID()];
    const row = { side: 'front', type: 'application/pdf', bytes: 3 } as const;
    const begin = async (id: string) => {
      const goneAt = new Date(base.clock().getTime() + hourMs);
      await insertFiles(base.db, [{ ...row, id }], goneAt);
      await documents.keep(id, Buffer.from('pdf'));
    };
    await begin(early);
    base.pass(1000);
    await begin(late);
    const member = await base.member();
    await send(member);
    base.pass(hourMs - 1000);
    await removeFiles({ ...base, ...boxes }, AbortSignal.abort());
    expect((await documents.open(early))?.toString()).toBe('pdf');
    await removeFiles({ ...base, ...boxes }, new AbortController().signal);
    expect(await documents.open(early)).toBeNull();
    expect((await documents.open(late))?.toString()).toBe('pdf');
    const rows = await base.db.selectFrom('identity_file').select(['id', 'check_id']).execute();
    expect(rows.map(({ id }) => id)).not.toContain(early);
    expect(rows).toContainEqual({ id: late, check_id: null });
    expect(await filesOf(member)).toHaveLength(2);
  });

  test('a sender who has gone is not waited for', async () => {
    const member = await base.member();
    const context = { ...member.context, signal: AbortSignal.abort() };
    await expect(send({ context })).rejects.toThrow('the holder of the slot has gone');
    expect(await checksOf(member)).toEqual([]);
  });

  test('a sender who goes while others are served is served no more', async () => {
    const member = await base.member();
    const drawing = createDrawing();
    const { sendIdentity } = identityHandlers({ ...deps(), identityCompany: null }, drawing);
    const free = drawing.hold();
    const leaving = new AbortController();
    const sent = sendIdentity(passport(), { ...member.context, signal: leaving.signal });
    leaving.abort();
    await expect(sent).rejects.toThrow('the holder of the slot has gone');
    free();
  });
});

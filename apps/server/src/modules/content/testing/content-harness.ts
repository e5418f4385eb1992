import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { RequestContext, SessionContext } from '#http/handlers.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { asOperator, openTestBase } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { createContent } from '../content.ts';

export const startedAt = new Date('2026-11-21T10:00:00Z');
export const context = asOperator;
export const inTagalog: RequestContext = { ...context, language: 'TY' };

/** An instant in the wire's form, counted from the start of the test. */
export const minutesLater = (minutes: number) =>
  new Date(startedAt.getTime() + minutes * minuteMs).toISOString();

type Content = ReturnType<typeof createContent>;
/** The calls of members and of operators. */
export type Calls = Content['handlers'] & Content['operatorHandlers'];
type InputOf<Name extends keyof Calls> = Parameters<Calls[Name]>[0];
export type NoticeInput = InputOf<'publishNotice'>;
export type BannerInput = InputOf<'publishBanner'>;
export type PromotionInput = InputOf<'publishPromotion'>;

export const edit = (version = 0) => ({
  id: `n-${randomUUID()}`,
  requestKey: randomUUID(),
  version,
});

export const noticeInput = (changes: Partial<NoticeInput> = {}): NoticeInput => ({
  ...edit(),
  type: 'PL',
  platforms: ['M', 'W'],
  vipLevelFrom: null,
  endsAt: null,
  groupName: null,
  title: { EN: 'A word', TY: 'Isang salita' },
  content: { EN: '<p>Text</p>', TY: '<p>Teksto</p>' },
  ...changes,
});

export const bannerInput = (changes: Partial<BannerInput> = {}): BannerInput => ({
  ...edit(),
  platforms: ['M'],
  vipLevelFrom: null,
  endsAt: null,
  groupName: 'm_home',
  title: { EN: 'Banner' },
  text: { EN: 'Words' },
  picture: 'known/banner',
  linkage: '/m/activity',
  ...changes,
});

export const promotionInput = (changes: Partial<PromotionInput> = {}): PromotionInput => ({
  ...edit(),
  platforms: ['M'],
  vipLevelFrom: null,
  categories: ['newcomers'],
  title: { EN: 'Offer', TY: 'Alok' },
  summary: { EN: 'Short', TY: 'Maikli' },
  content: { EN: '<p>Long</p>', TY: '<p>Mahaba</p>' },
  cover: 'known/cover',
  images: ['/art/second.avif'],
  entry: 'join',
  startDate: '2026-11-21',
  endDate: '2026-11-30',
  reward: { kind: 'cash', amount: '88.50', wageringTimes: 3 },
  ...changes,
});

/** The default site with the pictures of the folder `known/`, on a database of its own. */
export async function openContentHarness(database: TestDatabase) {
  const base = await openTestBase(database, { startedAt, sendsSignals: true });
  const { signals } = base;
  const heard: string[] = [];
  const faults: unknown[] = [];
  signals.listen((signal) => heard.push(signal?.kind ?? 'all'));
  await signals.start();

  const pictures = (name: string) =>
    name.startsWith('known/')
      ? { src: `/art/${name}.avif`, width: 8, height: 4, color: '#111' }
      : null;
  const deps = {
    ...base,
    site: siteOfFolder(startedAt),
    logger: { error: (fault: unknown) => faults.push(fault) },
    pictures,
    publish: async () => undefined,
    closedPromoCodes: async () => [],
  };
  /** Starts another process of the same site. */
  const newProcess = () => createContent(deps);

  const member = async (memberType: number, vipLevel: number): Promise<SessionContext> =>
    (await base.member({ memberType, vipLevel })).context;

  /** Waits for every pending signal, then clears the list of signals heard. */
  async function forgetHeard(): Promise<void> {
    const last = new Promise<void>((resolve) => {
      const leave = signals.listen((signal) => {
        if (signal?.kind !== 'last') return;
        leave();
        resolve();
      });
    });
    await signals.publish({ kind: 'last', memberId: null });
    await last;
    heard.length = 0;
  }

  const { handlers, operatorHandlers, offers } = newProcess();
  const calls: Calls = { ...handlers, ...operatorHandlers };
  return {
    ...base,
    heard,
    forgetHeard,
    faults,
    newProcess,
    calls,
    offers,
    member,
    /** Sets the clock of the site. */
    setTime: (at: Date) => void (base.time.now = at),
    close: async () => {
      await signals.stop();
      await base.close();
    },
  };
}

export type ContentHarness = Awaited<ReturnType<typeof openContentHarness>>;

import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { noLinks } from '../link-answers.fixture.ts';
import type { InvitationLink, Joined, Links } from './links.queries.ts';

const none = Object.fromEntries(gameTypes.map((category) => [category, '0.00']));

export const linkOf = (given: Partial<InvitationLink>): InvitationLink => ({
  affiUrlId: '7',
  url: 'https://pavilion.example/m/register?code=K7MPQ4TX',
  code: 'K7MPQ4TX',
  type: 0,
  rates: { ...(none as Record<GameType, string>), RNG: '0.50' },
  label: '',
  isDefault: false,
  expiresAt: null,
  uses: 0,
  maxUses: null,
  registered: 0,
  firstDeposits: 0,
  state: 'open',
  ...given,
});

/** A default link that the site has paused. */
export const pausedLink = linkOf({
  affiUrlId: '4',
  code: 'Q9DMW3RE',
  label: 'Market stall',
  isDefault: true,
  uses: 46,
  registered: 46,
  firstDeposits: 3,
  state: 'paused',
});

/** A default link with some use, a newer one, and two that are over. */
export const links: Links = {
  ...noLinks,
  list: [
    linkOf({
      affiUrlId: '10',
      code: 'H3WRC8YN',
      url: 'https://pavilion.example/m/register?code=H3WRC8YN',
    }),
    linkOf({
      label: 'Facebook group',
      isDefault: true,
      uses: 1204,
      registered: 1204,
      firstDeposits: 310,
      maxUses: 10_000,
      expiresAt: '2026-11-30T04:00:00.000Z',
    }),
    linkOf({
      affiUrlId: '6',
      code: 'B4LTZ9KD',
      type: 1,
      label: 'Team leaders',
      expiresAt: '2026-10-20T04:00:00.000Z',
      uses: 1,
      registered: 1,
      state: 'expired',
    }),
    linkOf({
      affiUrlId: '5',
      code: 'V2XNQ6HJ',
      uses: 5,
      maxUses: 5,
      registered: 5,
      firstDeposits: 2,
      state: 'usedUp',
    }),
  ],
};

export const joinedOf = (given: Partial<Joined>): Joined => ({
  account: 'bayani',
  nickname: 'Bayani',
  type: 0,
  registeredDay: '2026-11-02',
  way: 'code',
  code: 'K7MPQ4TX',
  label: 'Facebook group',
  firstDeposit: true,
  ...given,
});

export const joined = [
  joinedOf({}),
  joinedOf({ account: 'corazon', nickname: '', code: 'H3WRC8YN', label: '', firstDeposit: false }),
  joinedOf({ account: 'dalisay', way: 'direct', code: null, label: '', type: 1 }),
  joinedOf({ account: 'efren2026', nickname: '', way: 'domain', code: null, label: '' }),
];

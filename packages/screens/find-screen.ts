import {
  screenRows,
  type Audience,
  type OpenAudience,
  type ScreenId,
  type ScreenRow,
} from './screens.ts';

type Rows = typeof screenRows;
type TitleOf<Id extends ScreenId> = Rows[Id] extends { title: infer Title extends string }
  ? Title
  : `title.${Id}`;
type Given<Row, Field extends string> = Row extends Record<Field, infer Value> ? Value : never;
type CategoryCode = Given<Rows[ScreenId], 'category'>;

const usual = {
  header: 'titled',
  footer: true,
  back: 'step',
  right: 'support',
  layout: 'page',
  skeleton: 'rows',
} as const satisfies Partial<ScreenRow>;

type Usual = Required<Pick<ScreenRow, keyof typeof usual>>;

/** A row of the table with its defaults filled in. The texts are message keys. */
export type Screen = Omit<ScreenRow, keyof Usual | 'title' | 'heading' | 'closed' | 'category'> &
  Usual & {
    id: ScreenId;
    title: { [Id in ScreenId]: TitleOf<Id> }[ScreenId];
    /** The h1; null where the content of the screen has a heading of its own. */
    heading: Screen['title'] | `category.${CategoryCode}` | HeadingOf;
    category?: CategoryCode;
    closed?: Given<Rows[ScreenId], 'closed'>;
  };
type HeadingOf = Given<Rows[ScreenId], 'heading'>;

function completed(id: ScreenId): Screen {
  const row: ScreenRow = screenRows[id];
  const title = row.title ?? `title.${id}`;
  const { category } = row;
  const own = category !== undefined;
  const heading = own && `category.${category}`;
  return {
    ...usual,
    ...(own && { layout: 'own', skeleton: 'games' }),
    heading: heading || title,
    ...row,
    id,
    title,
  } as Screen;
}

const ids = Object.keys(screenRows) as ScreenId[];

/** Every screen, in the order of section 2's route list. */
export const screens: readonly Screen[] = ids.map(completed);

const byId = new Map(screens.map((screen) => [screen.id, screen]));
const byPath = new Map<string, Screen>();
const byPattern: { expression: RegExp; screen: Screen }[] = [];
for (const screen of screens) {
  for (const path of [screen.path, ...(screen.aliases ?? [])]) {
    if (!path.includes(':')) byPath.set(path, screen);
    else {
      const expression = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
      byPattern.push({ expression, screen });
    }
  }
}

export function screenOf(id: ScreenId): Screen {
  const screen = byId.get(id);
  if (screen === undefined) throw new Error(`no screen has the id ${id}`);
  return screen;
}

/** The screen at a path without its query; paths are matched exactly. */
export function findScreen(path: string): Screen | null {
  const exact = byPath.get(path);
  return exact ?? byPattern.find(({ expression }) => expression.test(path))?.screen ?? null;
}

/** The frame of a screen; an unknown path has no header until the site says where it leads. */
export type Frame = Pick<Screen, 'title' | 'header' | 'footer' | 'back' | 'right' | 'skeleton'>;

const unknownPath: Frame = { ...usual, title: 'home.title', header: 'hidden', footer: false };

export function frameAt(path: string): Frame {
  return findScreen(path) ?? unknownPath;
}

/** Whether a member is redirected from a screen of this audience. */
export function isForGuests(audience: Audience | undefined): boolean {
  return audience === 'guests' || audience === 'withoutAccount';
}

/** Long enough for an id; longer queries were not made by this site. */
const longestSearch = 100;

const open: readonly Audience[] = ['everyone', 'guests', 'withoutAccount'] satisfies OpenAudience[];

/** Whether a screen of this audience is shown without a session. */
export function isOpen(audience: Audience): audience is OpenAudience {
  return open.includes(audience);
}

/**
 * Whether the server draws the screen at a query (with its question mark, or empty); at any other
 * the server sends only the frame, and the browser draws the screen.
 */
export function isDrawnFor({ for: audience, query = [], id }: Screen, search: string): boolean {
  if (!isOpen(audience)) return false;
  if (id === 'home') return true;
  const names = [...new URLSearchParams(search).keys()];
  return names.every((name) => query.includes(name)) && search.length <= longestSearch;
}

import { dayAt, minutesAhead } from '#kit/time/day-range.ts';
import { animals } from '@pavilion/domain/lottery/lhc/ball-groups';
import { ownFamilyCodes, type FamilyCode } from '@pavilion/domain/lottery/play';
import { fixedOffset } from '@pavilion/domain/lottery/schedule/fixed-offset';
import {
  isDrawDay,
  type OutsideSchedule,
} from '@pavilion/domain/lottery/schedule/outside-schedule';
import { mistakeAt } from '../mistake-list.ts';
import type { SiteFiles } from '../site-files.ts';
import type { SiteMistake } from '../site-folder-error.ts';
import type { LotteryRow, LotteryRules } from '../site.ts';
import type { FilePath } from '../yaml-file.ts';

/** What is wrong at a key of an entry, in words that complete "expected …". */
type Wrong = { path: FilePath; words: string };

type Outside = NonNullable<LotteryRow['outside']>;
type DrawKind = OutsideSchedule['draws']['kind'];

const daySeconds = 86_400;

/** The kinds of draws whose results the plays of a family can read. */
const kindsOf: Readonly<Partial<Record<FamilyCode, readonly DrawKind[]>>> = {
  VN_NORTH: ['one'],
  VN_SOUTH: ['byStation'],
  THAI: ['one'],
  LAOS: ['one'],
  HANOI: ['one'],
  MY4D: ['one'],
  PH3: ['one', 'byHour'],
  PH2: ['one', 'byHour'],
};

const kindWords: Readonly<Record<DrawKind, string>> = {
  one: 'one draw a day',
  byStation: 'a draw of each station',
  byHour: 'several draws a day',
};

/** The family whose prizes another one reads. */
const copiedBy: Readonly<Partial<Record<FamilyCode, FamilyCode>>> = { HANOI: 'VN_NORTH' };

const isOwnFamily = (family: FamilyCode) => (ownFamilyCodes as readonly string[]).includes(family);

/** Whether the clocks of a zone never change, by zone and day; a zone is looked at once a day. */
const steadyZones = new Map<string, boolean>();

function isSteady(timeZone: string, now: Date): boolean {
  const key = `${timeZone} ${dayAt(now, 'UTC')}`;
  const known = steadyZones.get(key);
  if (known !== undefined) return known;
  const steady = fixedOffset((time) => minutesAhead(time, timeZone), now) !== null;
  steadyZones.set(key, steady);
  return steady;
}

/** The house draws its own families all day, at instants that come once. */
function ownMistakes({ family, own, timeZone }: LotteryRow, now: Date): Wrong[] {
  if (!own) return [];
  const { every, closesBefore } = own;
  const wrong: Wrong[] = [];
  if (!isOwnFamily(family)) {
    const words = `a family that the house draws, which are ${ownFamilyCodes.join(', ')}`;
    wrong.push({ path: ['family'], words });
  }
  if (!isSteady(timeZone, now)) {
    wrong.push({ path: ['timeZone'], words: 'a zone whose clocks do not change, for own draws' });
  }
  if (daySeconds % every !== 0) {
    wrong.push({ path: ['own', 'every'], words: 'seconds that divide a day without remainder' });
  }
  if (closesBefore >= every) {
    const words = `fewer seconds than every, which is ${every}`;
    wrong.push({ path: ['own', 'closesBefore'], words });
  }
  return wrong;
}

function familyMistakes(family: FamilyCode, { schedule }: Outside): Wrong[] {
  if (isOwnFamily(family)) {
    const words = `a family that somebody else draws, the house draws ${family} itself`;
    return [{ path: ['family'], words }];
  }
  const kinds = kindsOf[family] ?? [];
  if (kinds.includes(schedule.draws.kind)) return [];
  const words = `${kinds.map((kind) => kindWords[kind]).join(' or ')}, as ${family} has`;
  return [{ path: ['outside'], words }];
}

/** A regular draw day is held on a day that has no draw so far. */
function movedMistakes({ schedule }: Outside): Wrong[] {
  const { moved } = schedule;
  return moved.flatMap(({ from, to }, index) => {
    const at = (key: string, words: string): Wrong => {
      return { path: ['outside', 'moved', index, key], words };
    };
    const others = moved.filter((_, other) => other !== index);
    const isMovedTwice = moved.findIndex((day) => day.from === from) < index;
    return [
      ...(isDrawDay({ ...schedule, moved: [] }, from) ? [] : [at('from', 'a regular draw day')]),
      ...(isMovedTwice ? [at('from', 'a day that is not moved before')] : []),
      ...(isDrawDay({ ...schedule, moved: others }, to) ? [at('to', 'a day without a draw')] : []),
    ];
  });
}

function stationMistakes({ schedule, hosts }: Outside, stations: ReadonlySet<string>): Wrong[] {
  const { draws } = schedule;
  const words = (code: string) => `a station of this file, "${code}" is none`;
  const ofHosts = (hosts ?? []).flatMap((code, day) =>
    stations.has(code) ? [] : [{ path: ['outside', 'hosts', day], words: words(code) }],
  );
  if (draws.kind !== 'byStation') return ofHosts;
  const ofStations = draws.stations.flatMap((codes, day) =>
    codes.flatMap((code, index) =>
      stations.has(code) ? [] : [{ path: ['outside', 'stations', day, index], words: words(code) }],
    ),
  );
  return [...ofHosts, ...ofStations];
}

const sorted = (days: readonly unknown[]) => days.map((day) => JSON.stringify(day)).toSorted();

/** The draw days of a schedule as a text that two schedules of equal days share. */
const daysText = ({ days, moved }: OutsideSchedule) =>
  JSON.stringify([days.on, sorted(days.days), sorted(moved ?? [])]);

/** Both have the same numeros, and nobody bets once the other's numbers are out. */
function copiedDrawMistakes(row: LotteryRow, copied: LotteryRow, from: Outside): Wrong[] {
  const { timeZone, outside } = row;
  if (!outside) return [];
  const because = `of ${copied.code}, whose results it takes`;
  if (timeZone !== copied.timeZone) {
    return [{ path: ['timeZone'], words: `${copied.timeZone}, the zone ${because}` }];
  }
  const wrong: Wrong[] = [];
  if (daysText(outside.schedule) !== daysText(from.schedule)) {
    wrong.push({ path: ['outside'], words: `the draw days, moved ones too, ${because}` });
  }
  const [draws, copiedDraws] = [outside.schedule.draws, from.schedule.draws];
  if (draws.kind !== 'one' || copiedDraws.kind !== 'one') return wrong;
  const first = copiedDraws.hours.draws;
  const at = (key: string, words: string): Wrong => {
    return { path: ['outside', 'hours', 0, key], words };
  };
  if (draws.hours.closes >= first) {
    wrong.push(at('closes', `a time before ${first}, the draw ${because}`));
  }
  if (draws.hours.draws < first) {
    wrong.push(at('draws', `${first} or later, the draw ${because}`));
  }
  return wrong;
}

function copyMistakes(row: LotteryRow, rows: LotteryRules['lotteries']): Wrong[] {
  const code = row.outside?.copies;
  if (code === undefined || code === null) return [];
  const at = (words: string): Wrong[] => [{ path: ['outside', 'copies'], words }];
  const family = copiedBy[row.family];
  if (!family) return at(`no such key, because ${row.family} reads no other family's prizes`);
  const copied = rows.find((other) => other.code === code && other !== row);
  if (!copied?.outside) {
    return at(`another lottery of this file that somebody else draws, "${code}" is none`);
  }
  if (copied.outside.copies !== null) return at(`a lottery that copies none, ${code} does`);
  if (copied.family !== family) {
    return at(`a lottery of the family ${family}, ${code} is of ${copied.family}`);
  }
  if (row.on && !copied.on) return at(`a lottery that is on, ${code} is off`);
  return copiedDrawMistakes(row, copied, copied.outside);
}

/** Each lunar year begins after the one before it, and has the next animal. */
function yearMistakes({ years }: LotteryRules): Wrong[] {
  return years.flatMap(({ from, animal }, index): Wrong[] => {
    const before = years[index - 1];
    if (!before) return [];
    if (from <= before.from) {
      return [{ path: ['years', index, 'from'], words: `a day after ${before.from}` }];
    }
    const next = (before.animal + 1) % animals.length;
    if (animal === next) return [];
    const words = `${animals[next]}, the animal after ${animals[before.animal]}`;
    return [{ path: ['years', index, 'animal'], words }];
  });
}

/** Finds lotteries that cannot be drawn, or that nobody can bet on fairly. */
export function lotteryMistakes({ lotteries }: SiteFiles, now: Date): readonly SiteMistake[] {
  const rules = lotteries.value;
  if (!rules) return [];
  const stations = new Set(rules.stations.map(({ code }) => code));
  const ofRows = rules.lotteries.flatMap((row, index) =>
    [
      ...ownMistakes(row, now),
      ...(row.outside
        ? [
            ...familyMistakes(row.family, row.outside),
            ...movedMistakes(row.outside),
            ...stationMistakes(row.outside, stations),
          ]
        : []),
      ...copyMistakes(row, rules.lotteries),
    ].map(({ path, words }): Wrong => ({ path: ['lotteries', index, ...path], words })),
  );
  return [...yearMistakes(rules), ...ofRows].map(({ path, words }) =>
    mistakeAt(lotteries, path, words),
  );
}

/** What is known of the people who came by a link. */
export type LinkCounts = {
  /** How many came within an hour. */
  registered: number;
  /** How many came at least a day ago, within the days that are looked at. */
  judged: number;
  /** How many of those have proved neither a number nor an address. */
  unproved: number;
  /** How many came within a day. */
  today: number;
  /** How many of those have an address of a mail service for one use. */
  throwAway: number;
};

/** How far back people are looked at who had a day to prove a contact. */
export const linkDays = 30;

const mostAnHour = 20;
const leastJudged = 10;
const mostUnprovedPercent = 60;
const throwAwayADay = 3;
/** Of few it takes most: a stranger can send in some at any time. */
const mostThrowAwayPercent = 30;

/** Whether nobody can register by a link any more until an operator has looked at it. */
export function isLinkPaused(counts: LinkCounts): boolean {
  const { registered, judged, unproved, today, throwAway } = counts;
  const isUnproved = judged >= leastJudged && unproved * 100 > judged * mostUnprovedPercent;
  const isThrowAway = throwAway >= throwAwayADay && throwAway * 100 > today * mostThrowAwayPercent;
  return registered > mostAnHour || isUnproved || isThrowAway;
}

type CalendarEntry = {
  /** The same for the same entry at every download. */
  uid: string;
  /** When the file is made; this and the others in milliseconds since 1970. */
  madeAt: number;
  beginsAt: number;
  endsAt: number;
  title: string;
  text: string;
  url: string;
};

/** The form of an instant in a calendar file: UTC without separators. */
function instantOf(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** RFC 5545 3.3.11: marks what would end a text or a line. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const longestLine = 75;
const utf8 = new TextEncoder();

/** RFC 5545 3.1: cuts a line so that none has more than 75 bytes, and no character is cut. */
function folded(line: string): string {
  let lines = '';
  let bytes = 0;
  for (const character of line) {
    const more = utf8.encode(character).length;
    if (bytes + more > longestLine) {
      lines += '\r\n ';
      bytes = 1;
    }
    lines += character;
    bytes += more;
  }
  return lines;
}

/** A calendar file (RFC 5545) with one entry. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pavilion//Red envelope rain//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${instantOf(entry.madeAt)}`,
    `DTSTART:${instantOf(entry.beginsAt)}`,
    `DTEND:${instantOf(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

import { readFileSync } from 'node:fs';

/** Seconds of processor time of a process; the kernel counts in hundredths of a second. */
export function processorSeconds(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

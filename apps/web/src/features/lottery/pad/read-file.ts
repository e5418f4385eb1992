import type { MessageKey } from '#kit/text.ts';

/** How long a text may be, and how large a file. */
export const mostTextBytes = 1024 * 1024;

const isText = ({ type, name }: File) => type === 'text/plain' || /\.txt$/i.test(name);

/** The text of a file, or what is wrong with it. */
export async function readFile(
  file: File,
): Promise<Readonly<{ text: string }> | Readonly<{ problem: MessageKey }>> {
  if (!isText(file)) return { problem: 'lottery.pad.file.type' };
  if (file.size > mostTextBytes) return { problem: 'lottery.pad.file.size' };
  try {
    return { text: await file.text() };
  } catch {
    return { problem: 'lottery.pad.file.failed' };
  }
}

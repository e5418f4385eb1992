import { isFile } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';

/** Up- and downloads of files may take as long as the server waits for a picture. */
const fileMs = 60_000;

/**
 * Fetches an answer. Section 9, "Loading toast time-out": an answer that is not complete by then
 * counts as none.
 */
export async function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const given = init.signal;
  const ended = new AbortController();
  const end = () => ended.abort();
  if (given?.aborted) end();
  given?.addEventListener('abort', end, { once: true });
  const isUpload = init.body instanceof FormData;
  let deadline = setTimeout(end, isUpload ? fileMs : limits.loadingToastMs);
  try {
    const answer = await fetch(url, { ...init, signal: ended.signal });
    if (isFile(answer)) {
      clearTimeout(deadline);
      deadline = setTimeout(end, fileMs);
    }
    return new Response(await answer.arrayBuffer(), answer);
  } finally {
    clearTimeout(deadline);
    given?.removeEventListener('abort', end);
  }
}

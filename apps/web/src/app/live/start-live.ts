import type { QueryClient } from '@tanstack/react-query';
import { callHeaders } from '#kit/calls/api-client.ts';
import { readSession, subscribeSession } from '#kit/session-record.ts';
import { endSession } from '#kit/session/session-writes.ts';
import type { StreamEvent } from '@pavilion/client/live/event-parser.ts';
import { createConnection } from '@pavilion/client/live/keep-connected.ts';
import { openStream, StreamError } from '@pavilion/client/live/open-stream.ts';
import {
  livePath,
  type LiveChange,
  type LiveEventName,
} from '@pavilion/contract/player/live-stream';
import { isChangeKind } from '@pavilion/domain/site/change-kind';
import { bringTabBadge } from '../frame/tab-badge.ts';
import { kindsFor } from './change-keys.ts';
import { keepStatus } from './keep-status.ts';
import { createReadAnew } from './read-anew.ts';

/** Longer than the answer to this page's own log-out takes, which ends the session too. */
const graceMs = 1000;
const unauthorized = 401;

const sessionToken = () => readSession()?.token;

function changesIn(data: string) {
  const { kinds } = JSON.parse(data) as LiveChange;
  return kinds.filter(isChangeKind);
}

/** Keeps one stream of changes open while the page is visible, and refetches what has changed. */
export function startLive(queries: QueryClient): void {
  const readAnew = createReadAnew(queries);
  const readAll = () => readAnew(kindsFor(readSession() !== null));

  function handle({ name, data }: StreamEvent, token: string | undefined): void {
    switch (name as LiveEventName) {
      case 'change':
        readAnew(changesIn(data));
        break;
      case 'catch-up':
        readAll();
        break;
      case 'session':
        endStream(token);
        break;
    }
  }

  /** Called when the server has ended the session. */
  function endStream(token: string | undefined): void {
    connection.stop();
    setTimeout(() => {
      if (token !== undefined) endSession(token);
      follow();
    }, graceMs);
  }

  const connection = createConnection({
    connect: async ({ isReturn, signal, onOpen }) => {
      const session = readSession();
      const token = session?.token;
      // A member's data may have changed between the first calls and the opening of the stream.
      const mayHaveMissed = isReturn || token !== undefined;
      const headers = {
        ...callHeaders(session),
        ...(mayHaveMissed ? { 'Last-Event-ID': '1' } : {}),
      };
      const onEvent = (event: StreamEvent) => handle(event, token);
      // A guest's page shows the status of its HTML; the site may have closed since.
      const opened = () => {
        onOpen();
        if (!mayHaveMissed) readAnew(['status']);
      };
      try {
        await openStream({ path: livePath, headers, signal, onOpen: opened, onEvent });
      } catch (error) {
        if (error instanceof StreamError && error.status === unauthorized) endStream(token);
        throw error;
      }
    },
    poll: readAll,
  });

  function follow(): void {
    if (document.hidden) connection.stop();
    else connection.start();
  }

  document.addEventListener('visibilitychange', follow);
  addEventListener('online', () => connection.restart());
  let connectedAs = sessionToken();
  subscribeSession(() => {
    if (connectedAs === sessionToken()) return;
    connectedAs = sessionToken();
    connection.restart();
  });
  keepStatus(queries);
  bringTabBadge();
  follow();
}

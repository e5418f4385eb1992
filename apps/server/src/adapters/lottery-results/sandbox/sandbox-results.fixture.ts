import { createHmac } from 'node:crypto';
import { resultsSecret } from '#kit/testing/sandbox-program.ts';
import type { AskedDraw, SourceReading } from '#ports/lottery-results.ts';

/** Signs a body as the company does, as an answer about a draw. */
export function signatureOf(
  body: string,
  { code, numero }: AskedDraw,
  { source = 'north-star', secret = resultsSecret } = {},
): string {
  const signed = ['pavilion.results.v1', source, code, numero, body].join('\n');
  return createHmac('sha256', secret).update(signed).digest('hex');
}

const key = createHmac('sha256', resultsSecret).update('pavilion.results.v1|key').digest('hex');

type Answer = {
  status: SourceReading['status'];
  win_no?: string;
  prizes: Record<string, string[]>;
  at: string;
};

/** Calls of the sandbox without the adapter. */
export function callsOf(url: string) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(url + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  return {
    tell: (draw: AskedDraw, what: string, source?: string) => {
      const body = JSON.stringify({ ...draw, what, source });
      return send('/results/control', { method: 'POST', body });
    },
    read: async ({ code, numero }: AskedDraw, source = 'north-star'): Promise<SourceReading> => {
      const answer = (await send(`/results/${source}/${code}/${numero}`, {})) as Answer;
      const { status, win_no: winNo = '', prizes, at } = answer;
      if (status === 'none') return { status };
      const known = { prizes, at: new Date(at) };
      return status === 'partial' ? { status, ...known } : { status, winNo, ...known };
    },
  };
}

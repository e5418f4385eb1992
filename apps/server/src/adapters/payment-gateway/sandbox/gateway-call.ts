import type { GatewayFailure } from '#ports/payment-gateway.ts';
import type { SandboxGatewayConfig } from './sandbox-config.ts';

export type GatewayCall = {
  method: 'GET' | 'POST';
  path: string;
  idempotencyKey?: string;
  body?: object;
};

/** `body` is the answer's parsed JSON, or null. */
export type GatewayReply = { outcome: 'answered'; status: number; body: unknown };

/** Statuses by which the gateway finally refuses a request. Every other failure is in doubt. */
const refusalStatuses = new Set([400, 402, 422]);

function causeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'no answer in time';
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'connection failed');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Sends one call; without a complete answer in time the outcome is in doubt. */
export async function callGateway(
  config: SandboxGatewayConfig,
  call: GatewayCall,
): Promise<GatewayReply | GatewayFailure> {
  const { idempotencyKey, body } = call;
  try {
    const response = await fetch(config.url + call.path, {
      method: call.method,
      redirect: 'error',
      signal: AbortSignal.timeout(config.timeoutMs),
      headers: {
        authorization: `Bearer ${config.apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { outcome: 'answered', status: response.status, body: readJson(await response.text()) };
  } catch (error) {
    return { outcome: 'inDoubt', reason: causeOf(error) };
  }
}

/** Maps a reply without the expected content to its failure. */
export function failureOf(reply: GatewayReply): GatewayFailure {
  const code = (reply.body as { code?: unknown } | null)?.code;
  const detail = typeof code === 'string' ? ` (${code.slice(0, 60)})` : '';
  const outcome = refusalStatuses.has(reply.status) ? 'refused' : 'inDoubt';
  return { outcome, reason: `answered ${reply.status}${detail}` };
}

/** True when the gateway itself, not a proxy before it, answers that it has no such record. */
export function saysNotFound(reply: GatewayReply): boolean {
  const code = (reply.body as { code?: unknown } | null)?.code;
  return reply.status === 404 && code === 'not_found';
}

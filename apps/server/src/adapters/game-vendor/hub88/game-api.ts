import type { KeyObject } from 'node:crypto';
import { callJson, type JsonAnswer } from '#kit/network/call-json.ts';
import { signatureHeader, signBody } from './signature.ts';

export type GameApi = {
  baseUrl: string;
  /** The number by which the vendor knows this operator. */
  operatorId: number;
  /** Signs our calls; the vendor has its public half. */
  privateKey: KeyObject;
};

type Limits = { deadlineMs: number; maximumBytes: number };

/** Sends one call to the vendor: a signed POST that names the operator. */
export function callGameApi(
  { baseUrl, operatorId, privateKey }: GameApi,
  path: string,
  fields: object,
  limits: Limits,
): Promise<JsonAnswer> {
  const body = JSON.stringify({ operator_id: operatorId, ...fields });
  return callJson({
    url: `${baseUrl}/operator/generic/v2/${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signBody(body, privateKey) },
    body,
    ...limits,
  });
}

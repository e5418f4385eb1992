import * as v from 'valibot';
import { callJson } from '#kit/network/call-json.ts';
import type { VendorAnswer } from '#ports/game-vendor.ts';

/** The vendor that serves a list, and the operator that it is for. */
export type ListSource = { baseUrl: string; operator: string; deadlineMs: number };

type WantedList<Shape extends v.GenericSchema> = {
  /** The last segment of the address. */
  name: 'games' | 'fixtures';
  shape: Shape;
  maximumBytes: number;
  /** The failure detail for an answer of another shape. */
  otherwise: string;
};

/** Reads a list of what the vendor offers to an operator, in the vendor's shape. */
export async function readList<Shape extends v.GenericSchema>(
  { baseUrl, operator, deadlineMs }: ListSource,
  { name, shape, maximumBytes, otherwise }: WantedList<Shape>,
): Promise<VendorAnswer<v.InferOutput<Shape>>> {
  const answer = await callJson({
    url: `${baseUrl}/api/v1/operator/${name}?operator=${encodeURIComponent(operator)}`,
    method: 'GET',
    headers: {},
    deadlineMs,
    maximumBytes,
  });
  if (!answer.done) return answer;
  const parsed = v.safeParse(shape, answer.value);
  if (parsed.success) return { done: true, value: parsed.output };
  return { done: false, failure: { kind: 'unreadable', detail: otherwise } };
}

import * as v from 'valibot';
import { callJson } from '#kit/call-json.ts';
import type { VendorAnswer } from '#ports/game-vendor.ts';

/** Whom a list is asked of, and for which operator. */
export type ListSource = { baseUrl: string; operator: string; deadlineMs: number };

type WantedList<Shape extends v.GenericSchema> = {
  /** The last part of its address. */
  name: 'games' | 'fixtures';
  shape: Shape;
  maximumBytes: number;
  /** What an answer of another shape is told to be. */
  otherwise: string;
};

/** A list of what the vendor offers to an operator, in the vendor's words. */
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

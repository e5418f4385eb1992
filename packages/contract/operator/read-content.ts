import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, pageNo, pageOf, pageSize } from '../fields.ts';
import { contentId, contentKind } from './content-fields.ts';

const state = {
  id: v.string(),
  /** What the next edit must name. The state of the site's folder is version 1. */
  version: v.number(),
  source: v.picklist(['folder', 'operator']),
  withdrawn: v.boolean(),
  /** Null for what the folder holds. */
  writtenAt: v.nullable(instant),
};

export const listContent = endpoint({
  method: 'GET',
  path: '/operator/content/{kind}',
  summary: 'Everything of a kind that the site holds, with the version of each',
  access: 'operator',
  sends: 'query',
  input: v.object({ kind: contentKind, pageNo, pageSize }),
  response: pageOf(v.object({ ...state, title: v.string() })),
  errors: [],
});

export const listContentVersions = endpoint({
  method: 'GET',
  path: '/operator/content/{kind}/{id}',
  summary: 'The states of one thing, newest first, with what each of them said',
  access: 'operator',
  sends: 'query',
  input: v.object({ kind: contentKind, id: contentId }),
  response: v.object({
    /** `body` is the input of the call that published it; null for the folder’s state. */
    list: v.array(v.object({ ...state, body: v.nullable(v.record(v.string(), v.unknown())) })),
  }),
  errors: ['request.not.found'],
});

/** The record as it was written, and everything random in it. */
import { get, Refused, words } from '../lib/api';
import type { Drawn } from '../lib/protocol';
import { readRecord, type RecordText } from '../verify/record';

export interface Source {
  record: RecordText;
  draws: Drawn[];
}

/** The text of a record. */
export async function recordText(id: string): Promise<RecordText> {
  const response = await fetch(`/api/records/${id}/text`, { credentials: 'same-origin' });
  if (!response.ok) throw new Refused(response.status, { code: 'record', words: words(response.statusText) });
  return readRecord(await response.text());
}

export async function source(id: string): Promise<Source> {
  const [record, draws] = await Promise.all([recordText(id), get<Drawn[]>(`records/${id}/draws`)]);
  return { record, draws };
}

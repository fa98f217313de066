/** A record as text (docs/record.md): its tags and its decisions. */
export interface RecordText {
  tags: Record<string, unknown>;
  lines: { seat: number; move: string }[];
}

const TAG = /^\[(\w+) (.*)\]$/;
const DECISION = /^(\d+) ([^;]*)/;

/** Reads what the server wrote; it has checked it already. */
export function readRecord(text: string): RecordText {
  const tags: Record<string, unknown> = {};
  const lines: RecordText['lines'] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const tag = TAG.exec(line);
    const decision = DECISION.exec(line);
    if (tag) tags[tag[1] ?? ''] = JSON.parse(tag[2] ?? 'null');
    else if (decision) lines.push({ seat: Number(decision[1]), move: (decision[2] ?? '').trim() });
  }
  return { tags, lines };
}

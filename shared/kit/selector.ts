import postcss from 'postcss';

/** Whether whatever it selects is, holds, or stands below or beside an element with a class of the sheet. */
export function isOwn(selector: string): boolean {
  const plain = selector.replace(/\[[^\]]*\]/g, '');
  if (/:global(?!\()/.test(plain)) return false;
  const [call, name] = /:([\w-]+)\(/.exec(plain) ?? [];
  if (call === undefined) return /\.[^\d\s]|&/.test(plain);
  const start = plain.indexOf(call);
  const end = endOfCall(plain, start + call.length);
  const inside = postcss.list.comma(plain.slice(start + call.length, end));
  if (['is', 'where', 'has', 'local'].includes(name ?? '') && inside.every(isOwn)) return true;
  return isOwn(plain.slice(0, start) + plain.slice(end + 1));
}

function endOfCall(selector: string, start: number): number {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < selector.length; end++) depth += { '(': 1, ')': -1 }[selector[end] ?? ''] ?? 0;
  return end - 1;
}

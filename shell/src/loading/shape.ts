/** What of a value from outside is looked at: the kind of a field, what a list holds, or the fields of an object. */
export type Shape<Value> = Value extends string
  ? 'string'
  : Value extends readonly (infer Item)[]
    ? readonly [] | readonly [Shape<Item>]
    : { readonly [Field in keyof Value]?: Shape<Value[Field]> };

type AnyShape = 'string' | readonly AnyShape[] | { readonly [field: string]: AnyShape };

/**
 * A value from outside as what it should be, where it has that shape. The schemas weigh more than a page's script can bear; what
 * comes was parsed by them before it was published.
 * @throws {Error} names place, field, what was expected and what came
 */
export function shaped<Value>(value: unknown, shape: Shape<NoInfer<Value>>, place: string): Value {
  check(value, shape as AnyShape, place);
  return value as Value;
}

function check(value: unknown, shape: AnyShape, place: string): void {
  const expected = typeof shape === 'string' ? shape : Array.isArray(shape) ? 'list' : 'object';
  const received = Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  if (received !== expected) throw new Error(`${place}: expected ${expected}, received ${received}`);
  if (Array.isArray(value))
    for (const inner of Object.values(shape)) for (const item of value) check(item, inner, place);
  else if (typeof shape === 'object')
    for (const [field, inner] of Object.entries(shape))
      check((value as Record<string, unknown>)[field], inner, `${place}.${field}`);
}

/**
 * The /48 network around an IPv6 address, which one customer of a provider may have whole; of an IPv4 address there is none.
 * @param address from `clientAddress`
 */
export const widerNetwork = (address: string): string | undefined =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : undefined;

/** An IPv4 address in the form of IPv6, however that is written, is the IPv4 address. */
export function networkOf(address: string): string {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(plain) ?? [];
  if (high && low) return [high, low].flatMap(bytesOf).join('.');
  const [head = '', tail] = plain.split('::');
  const groups = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - groups.length - last.length).fill('0');
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** The two bytes of a group of an IPv6 address. */
function bytesOf(group: string): [high: number, low: number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

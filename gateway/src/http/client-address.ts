import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address that limits count: an IPv4 address, or the /64 network of an IPv6 address, which one household has to itself.
 * @param socket address of whoever opened the connection
 * @param forwarded the `X-Forwarded-For` header: each proxy adds at its end the address that it was asked from
 * @param proxies how many of our own proxies stand in front; what comes from further away can be forged
 */
export function clientAddress(socket: string | undefined, forwarded: string | null, proxies: number): string {
  const hops = [...(forwarded?.split(',') ?? []), socket ?? ''].map(plainAddress);
  const ours = hops.splice(-proxies - 1);
  const address = ours.find((hop) => isIPv4(hop) || isIPv6(hop)) ?? 'unknown';
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * The /48 network around an IPv6 address, which one customer of a provider may have whole; of an IPv4 address there is none.
 * @param address from `clientAddress`
 */
export const widerNetwork = (address: string): string | undefined =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : undefined;

/** Without a port and a zone: "[2001:db8::1]:443", "203.0.113.9:5000", "fe80::1%eth0". */
const plainAddress = (hop: string): string =>
  hop
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** An IPv4 address in the form of IPv6, however that is written, is the IPv4 address. */
function networkOf(address: string): string {
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

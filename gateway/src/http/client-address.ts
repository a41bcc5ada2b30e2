import { isIPv4, isIPv6 } from 'node:net';
import { networkOf } from './network.ts';

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

/** Without a port and a zone: "[2001:db8::1]:443", "203.0.113.9:5000", "fe80::1%eth0". */
const plainAddress = (hop: string): string =>
  hop
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { widerNetwork } from './network.ts';

test.each([
  ['without proxies the header is not believed', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['behind one proxy its last entry counts', '10.0.0.1', '192.0.2.66, 198.51.100.1', 1, '198.51.100.1'],
  ['behind two proxies the entry before it', '10.0.0.1', '192.0.2.66, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['a header that is too short gives the furthest of ours', '10.0.0.1', '10.0.0.2', 2, '10.0.0.2'],
  ['without the header the proxy itself counts', '10.0.0.1', null, 1, '10.0.0.1'],
  ['what is no address is passed over', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['a port is left out', '10.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['a port of IPv6 too', '10.0.0.1', '[2001:db8:1:2:3::4]:4711', 1, '2001:db8:1:2::/64'],
  ['IPv4 in the form of IPv6 is IPv4', '::ffff:203.0.113.9', null, 0, '203.0.113.9'],
  ['also in hexadecimal', '10.0.0.1', '::ffff:0606:0606', 1, '6.6.6.6'],
  ['also in capitals and in full', '10.0.0.1', '0:0:0:0:0:FFFF:CB00:7109', 1, '203.0.113.9'],
  ['also with a port', '10.0.0.1', '[::ffff:203.0.113.9]:4711', 1, '203.0.113.9'],
  ['IPv6 counts by its network', '2001:db8:a:b:1:2:3:4', null, 0, '2001:db8:a:b::/64'],
  ['however it is written', '2001:0DB8:000a:b::99', null, 0, '2001:db8:a:b::/64'],
  ['with zeros inside the network', '2001:db8::1', null, 0, '2001:db8:0:0::/64'],
  ['of this machine', '::1', null, 0, '0:0:0:0::/64'],
  ['of this link', 'fe80::1%eth0', null, 0, 'fe80:0:0:0::/64'],
  ['a connection that is gone', undefined, null, 0, 'unknown'],
])('%s', (_, socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
});

test('an IPv6 network lies in one of /48, an IPv4 address in none that is counted', () => {
  const networkOf = (address: string) => widerNetwork(clientAddress(address, null, 0));
  expect(networkOf('2001:db8:a:b:1:2:3:4')).toBe('2001:db8:a::/48');
  expect(networkOf('2001:db8:a:ffff::1')).toBe('2001:db8:a::/48');
  expect(networkOf('203.0.113.9')).toBeUndefined();
  expect(networkOf('::ffff:203.0.113.9')).toBeUndefined();
});

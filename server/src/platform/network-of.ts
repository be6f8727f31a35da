import { isIPv6 } from 'node:net';

/**
 * The network that rate limits count an address by. An IPv6 address counts as its /64, because one subscriber
 * has all 2^64 addresses of it; IPv4 counts alike however it is written.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  // The URL parser normalises every notation of an IPv6 address.
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [before, after].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

const ipv4Of = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');

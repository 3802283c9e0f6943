import { BlockList, isIP } from "node:net";

/** Ranges that lead to no machine of the public internet: this machine, private networks, multicast, examples. */
const ranges = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const;

const notPublic = new BlockList();
for (const [address, prefix] of ranges) notPublic.addSubnet(address, prefix, isIP(address) === 4 ? "ipv4" : "ipv6");

/** Whether an IP address is one of this machine or of a private network. What is no address is one too. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version === 0 || notPublic.check(address, version === 4 ? "ipv4" : "ipv6");
}

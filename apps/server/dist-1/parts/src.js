import { BlockList, isIP, isIPv6 } from "node:net";
// ../../packages/delivery/src/targets/special-addresses.ts
const privateRanges = [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
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
	["::", 128],
	["64:ff9b:1::", 48],
	["100::", 64],
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
	["5f00::", 16],
	["fc00::", 7],
	["fe80::", 10],
	["fec0::", 10],
	["ff00::", 8]
];
const embeddings = toBlockList([["::", 96], ["64:ff9b::", 96]]);
const privateAddresses = toBlockList(privateRanges);
const loopbackAddresses = toBlockList([["127.0.0.0", 8], ["::1", 128]]);
function addressKind(address) {
	const family = isIPv6(address) ? "ipv6" : "ipv4";
	const plain = address.replace(/%.*$/, "");
	if (loopbackAddresses.check(plain, family)) return "loopback";
	if (privateAddresses.check(plain, family)) return "private";
	if (family === "ipv6" && embeddings.check(plain, family)) return addressKind(lastFourBytes(plain));
	return "public";
}
function lastFourBytes(address) {
	return new URL(`http://[${address}]`).hostname.slice(1, -1).split(":").slice(-2).map((group) => Number.parseInt(group === "" ? "0" : group, 16)).flatMap((each) => [each >> 8, each & 255]).join(".");
}
function toBlockList(ranges) {
	const list = new BlockList();
	for (const [net, bits] of ranges) list.addSubnet(net, bits, isIPv6(net) ? "ipv6" : "ipv4");
	return list;
}
// ../../packages/delivery/src/targets/create-target-policy.ts
function createTargetPolicy({ kinds = ["public"], hosts = [] } = {}) {
	const ranges = new BlockList();
	const names = new Set();
	const suffixes = [];
	for (const text of hosts) {
		const entry = readEntry(text);
		if (entry.kind === "range") ranges.addSubnet(entry.net, entry.bits, isIPv6(entry.net) ? "ipv6" : "ipv4");
		else if (entry.kind === "below") suffixes.push(entry.suffix);
		else names.add(entry.name);
	}
	const isListed = (host) => names.has(host) || suffixes.some((suffix) => host.endsWith(suffix));
	return { allows: (address, host) => kinds.includes(addressKind(address)) || isListed(host.replace(/\.$/, "")) || ranges.check(address.replace(/%.*$/, ""), isIPv6(address) ? "ipv6" : "ipv4") };
}
function readEntry(text) {
	const [address = "", bits, ...rest] = text.replaceAll(/[[\]]/g, "").split("/");
	const length = isIPv6(address) ? 128 : 32;
	if (isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits ?? "0") && Number(bits ?? 0) <= length) return {
		kind: "range",
		net: address,
		bits: Number(bits ?? length)
	};
	const name = text.toLowerCase().replace(/\.$/, "");
	if (!/^(?:\*\.)?[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/.test(name) || /^[\d.]+$/.test(name)) throw new TypeError(`${JSON.stringify(text)} is no host name, address or range. Example: "10.1.0.0/16".`);
	return name.startsWith("*.") ? {
		kind: "below",
		suffix: name.slice(1)
	} : {
		kind: "name",
		name
	};
}
export { createTargetPolicy as t };

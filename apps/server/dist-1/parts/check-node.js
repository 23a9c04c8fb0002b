// src/machine/check-node.ts
const oldestNode = "22.18";
function describeOldNode(version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split(".").map(Number);
	if (major > oldestMajor || major === oldestMajor && minor >= oldestMinor) return void 0;
	return `Node ${version} is too old: ${oldestNode} or newer is needed`;
}
export { oldestNode as n, describeOldNode as t };

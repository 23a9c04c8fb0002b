// ../../packages/double/src/saved/saved-world.ts
const leftOut = new Set(["signing_keys"]);
function isSavedWorld(text) {
	return /^kind: *["']?saved-world\b/m.test(text.slice(0, 2e3));
}
export { leftOut as n, isSavedWorld as t };

// ../../packages/webapi-core/src/validators/is-given.ts
function isGiven(value) {
	return value !== void 0;
}
export { isGiven as t };

// ../../packages/service/src/writes.ts
function nameOf(write) {
	if (write.kind !== "put" && write.kind !== "remove") return write.kind;
	return `${write.kind}${write.document[0]?.toUpperCase()}${write.document.slice(1)}`;
}
export { nameOf as t };

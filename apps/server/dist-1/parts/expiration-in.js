// ../../packages/service/src/directory/expiration-in.ts
function expirationIn({ expiration, expirations }, workspaceId) {
	return expirations?.find((one) => one.workspaceId === workspaceId)?.expiration ?? expiration;
}
export { expirationIn as t };

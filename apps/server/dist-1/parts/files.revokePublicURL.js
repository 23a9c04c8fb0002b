import { t as changePublicUrl } from "./public-url.js";
// ../../packages/service/src/files/files.revokePublicURL.ts
function createRevokePublicUrl({ store, ids, siteUrl }) {
	return (sent, { caller }) => changePublicUrl({
		id: sent.file,
		caller,
		store,
		siteUrl,
		refuse: async () => void 0,
		change: (file) => file.sharedPublicly === true ? revoked(file, ids) : file
	});
}
function revoked({ sharedPublicly: _shared, ...file }, ids) {
	return {
		...file,
		publicSecret: ids.secret(5)
	};
}
export { createRevokePublicUrl };

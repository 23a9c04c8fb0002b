import { t as changePublicUrl } from "./public-url.js";
import { t as refuse } from "./refusal.js";
// ../../packages/service/src/files/files.sharedPublicURL.ts
function createSharePublicUrl({ store, ids, siteUrl }) {
	return (sent, { caller }) => changePublicUrl({
		id: sent.file,
		caller,
		store,
		siteUrl,
		refuse: (file) => refusePublic(file, store),
		change: (file) => file.sharedPublicly === true ? file : {
			...file,
			sharedPublicly: true,
			publicSecret: file.publicSecret ?? ids.secret(5)
		}
	});
}
async function refusePublic({ workspaceId, name }, { organizations }) {
	const workspace = await organizations.workspace(workspaceId);
	const { publicUrls, blockedTypes = [] } = workspace?.fileRules ?? {};
	if (publicUrls === "off" || workspace?.plan === "free") return refuse("not_allowed", workspaceId, "a workspace that allows public addresses");
	return blockedTypes.some((type) => name.toLowerCase().endsWith(`.${type}`)) ? refuse("public_file_type_not_allowed", name, `a name without the extension ${blockedTypes.join(", ")}`) : void 0;
}
export { createSharePublicUrl };

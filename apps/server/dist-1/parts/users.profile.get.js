import { Hr as createRefuse } from "./server.js";
import { N as findVisible } from "./rules.js";
import { t as mayReadEmail } from "./people.js";
import { n as showProfile } from "./show-profile.js";
// ../../packages/service/src/users/users.profile.get.ts
const refuse = createRefuse("everyday-1#users");
function createProfileGet({ definition, store, siteUrl }) {
	return async (sent, { caller, now }) => {
		const user = await findVisible(sent.user, caller, store);
		if (user === void 0) return refuse("user_not_found", sent.user, "an existing user");
		return {
			ok: true,
			profile: await showProfile(user, {
				caller,
				store,
				siteUrl,
				nowMs: now.getTime(),
				withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
				withLabels: sent.include_labels === true
			})
		};
	};
}
export { createProfileGet };

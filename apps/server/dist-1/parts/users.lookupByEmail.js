import { Hr as createRefuse, Ir as isActive } from "./server.js";
import { P as sees } from "./rules.js";
import { n as showUser } from "./people.js";
// ../../packages/service/src/users/users.lookupByEmail.ts
const refuse = createRefuse("everyday-1#users");
function createLookupByEmail({ store, siteUrl }) {
	return async (sent, { caller, now }) => {
		const nowMs = now.getTime();
		const user = await store.users.byEmail(sent.email.trim());
		if (user === void 0 || !isActive(user, nowMs) || !await sees(caller, user, store)) return refuse("users_not_found", sent.email, "the address of an active user");
		return {
			ok: true,
			user: await showUser(user, {
				caller,
				store,
				siteUrl,
				nowMs,
				withEmail: true,
				withLocale: false
			})
		};
	};
}
export { createLookupByEmail };

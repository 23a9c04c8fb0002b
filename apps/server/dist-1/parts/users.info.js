import { Io as idPatterns, Pr as isForeign, vr as reachesUser } from "./server.js";
import { F as isVisible } from "./rules.js";
import { n as showUser, t as mayReadEmail } from "./people.js";
// ../../packages/service/src/users/users.info.ts
const rule = "web-api#usersinfo-get";
function createUsersInfo({ definition, store, siteUrl }) {
	return async (sent, { caller, now }) => {
		const found = await findUser(sent.user, caller, store);
		if (!found.ok) return found;
		return {
			ok: true,
			user: await showUser(found.user, {
				caller,
				store,
				siteUrl,
				nowMs: now.getTime(),
				withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
				withLocale: sent.include_locale === true
			})
		};
	};
}
async function findUser(sent, caller, store) {
	const id = sent?.trim() ?? caller.user?.id ?? "";
	if (/[\s,]/.test(id)) return {
		ok: false,
		error: "too_many_users",
		because: {
			rule,
			found: id,
			wanted: "a single ID"
		}
	};
	const user = idPatterns.user.test(id) ? await store.users.get(id) : void 0;
	if (user === void 0) return {
		ok: false,
		error: "user_not_found",
		because: {
			rule,
			found: id,
			wanted: "an existing user"
		}
	};
	if (!await isVisible(user, caller, store)) return {
		ok: false,
		error: "user_not_visible",
		because: {
			rule,
			found: id,
			wanted: "a common channel"
		}
	};
	if (isForeign(user, caller) || await reachesUser(caller, user, store)) return {
		ok: true,
		user
	};
	return {
		ok: false,
		error: "team_access_not_granted",
		because: {
			rule,
			found: id,
			wanted: "a user of a workspace that the installation was granted to"
		}
	};
}
export { createUsersInfo };

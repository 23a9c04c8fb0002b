import { n as refusePage } from "./page2.js";
// src/oauth/forbid-pages.ts
function createForbidden(form) {
	const sentence = form === "signIn" ? "On this server people cannot sign in to apps." : "On this server an operator installs apps, with the command rollcall app install.";
	return async () => refusePage(form, {
		status: 403,
		sentence
	});
}
export { createForbidden };

import { d as readItemCursor } from "./rules.js";
import { li as homeOf } from "./server.js";
// ../../packages/service/src/administration/user-place.ts
async function readUserPlace(cursor, home, { users: reader }) {
	const read = readItemCursor(["user"], cursor);
	const user = read === void 0 ? void 0 : await reader.get(read.item);
	return user === void 0 || homeOf(user) !== home ? void 0 : { from: {
		created: user.created,
		id: user.id
	} };
}
export { readUserPlace as t };

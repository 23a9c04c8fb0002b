import { n as parse, o as pathDialects, r as read } from "./parse-filter.js";
// ../../packages/scim-filter/src/parse/parse-path.ts
const entry = {
	dialects: pathDialects,
	scan: (scanner) => scanner.scanPath(),
	plain: ({ tokens: [token, more], types }) => token?.tokenType === types.Attribute && more === void 0 ? read(token) : void 0,
	rule: (grammar) => grammar.path()
};
function parsePath(text, options = {}) {
	return parse(entry, text, options);
}
export { parsePath as t };

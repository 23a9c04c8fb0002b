import { Bi as readSchemas, Hi as refuseUnknownParts, Ki as readValue, Ui as asDefined, _a as memberOf, fa as findAttribute, ga as listOf, ha as isObject, oa as accept, sa as refuse, ua as urns } from "./server.js";
import { i as readPath, n as toChanges, r as wayToClear, t as readChanges$1 } from "./read-changes.js";
// ../../packages/scim-core/src/codecs/v2/refuse-loose.ts
const RULE$2 = "RFC 7644 \u00a73.5.2";
function refuseLoose(operation, resource) {
	const op = memberOf(operation, "op");
	if (typeof op === "string" && op !== op.toLowerCase()) return refuse("operationInvalid", {
		rule: RULE$2,
		found: op,
		wanted: "add, replace or remove"
	});
	const path = memberOf(operation, "path") ?? void 0;
	const value = memberOf(operation, "value");
	if (op === "remove" && value !== void 0) return refuse("operationInvalid", {
		rule: RULE$2,
		found: value,
		wanted: "a path with a condition instead of values"
	});
	if (path === void 0) return refusePaths(value, resource);
	return typeof path === "string" && hasDotBehindUrn(path, resource) ? invalidPath(path) : void 0;
}
function refusePaths(value, resource) {
	if (!isObject(value)) return void 0;
	for (const key of Object.keys(value)) if (key.toLowerCase() !== "schemas" && findAttribute(resource.attributes, key) === void 0) return invalidPath(key);
}
function hasDotBehindUrn(path, { urn, extensions }) {
	const text = path.trim().toLowerCase();
	return [urn, ...extensions.map(({ key }) => key)].some((known) => text.startsWith(`${known.toLowerCase()}.`));
}
function invalidPath(found) {
	return refuse("pathInvalid", {
		rule: "RFC 7644 \u00a73.10",
		at: found,
		found,
		wanted: "the name of an attribute"
	});
}
// ../../packages/scim-core/src/codecs/v2/read-operation.ts
const RULE$1 = "RFC 7644 \u00a73.5.2";
const asPatched = {
	booleansAsText: true,
	isLenient: true,
	isOneOfList: true
};
function readOperation(operation, options) {
	const loose = options.isLenient ? void 0 : refuseLoose(operation, options.resource);
	if (loose !== void 0) return loose;
	const op = memberOf(operation, "op");
	const kind = typeof op === "string" ? op.toLowerCase() : op;
	if (kind !== "add" && kind !== "replace" && kind !== "remove") return refuse("operationInvalid", {
		rule: RULE$1,
		found: op,
		wanted: "add, replace or remove"
	});
	const path = memberOf(operation, "path") ?? void 0;
	const value = memberOf(operation, "value");
	if (path !== void 0 && typeof path !== "string") return refuse("pathInvalid", {
		rule: RULE$1,
		found: path,
		wanted: "an attribute path"
	});
	if (kind !== "remove" && value === void 0) return refuse("valueInvalid", {
		rule: RULE$1,
		wanted: "a value"
	});
	if (path === void 0 || kind !== "remove" && namesCoreSchema(path, options)) return kind === "remove" ? refuse("targetMissing", {
		rule: RULE$1,
		wanted: "the path of what is removed"
	}) : readPathless(kind, value, options);
	const target = readTarget(path, toNamed(options));
	if (!target.ok) return target;
	const unknown = refuseUnknown(target.value, value, options);
	if (unknown !== void 0) return unknown;
	return accept(kind === "remove" ? toRemovals(target.value, value, options) : toWrites(kind, target.value, value, options));
}
function namesCoreSchema(path, { resource, isLenient }) {
	return isLenient && path.trim().toLowerCase() === resource.urn.toLowerCase();
}
function toNamed(options) {
	const { resource, meansIgnored } = options;
	return meansIgnored === true ? {
		...options,
		resource: {
			...resource,
			ignored: nothing$1
		}
	} : options;
}
const nothing$1 = new Set();
function readTarget(path, { resource, dialect, skipsUnknownPaths }) {
	return readPath(path, resource, dialect, skipsUnknownPaths === true ? "skip" : "refuse");
}
function refuseUnknown(target, value, { unknownAttributes, skipsUnknownPaths }) {
	if (target === "ignored" || unknownAttributes === "ignore" || skipsUnknownPaths === true) return void 0;
	return refuseUnknownParts(target.parts.at(-1) ?? target.attribute, value);
}
function readPathless(kind, value, options) {
	if (!isObject(value)) return refuse("valueInvalid", {
		rule: RULE$1,
		found: value,
		wanted: "an object"
	});
	const changes = [];
	for (const [key, member] of Object.entries(value)) {
		if (key.toLowerCase() === "schemas") continue;
		const read = readPathMember(kind, key, member, options);
		if (!read.ok) return read;
		for (const change of read.value) changes.push(change);
	}
	return accept(changes);
}
function readPathMember(kind, key, member, options) {
	if (namesCoreSchema(key, options)) return readPathless(kind, member, options);
	const target = readTarget(key, options);
	if (!target.ok) return options.unknownAttributes === "refuse" ? {
		...target,
		situation: "attributeUnknown"
	} : accept([]);
	return refuseUnknown(target.value, member, options) ?? accept(toWrites(kind, target.value, member, options));
}
function toRemovals(target, value, { isLenient }) {
	if (target === "ignored") return [];
	const { attribute, where } = target;
	const removal = {
		kind: "remove",
		attribute,
		parts: wayToClear(attribute, target.parts)
	};
	if (where !== void 0) return [{
		...removal,
		where,
		...!isLenient && mustMatch
	}];
	if (!(value !== void 0 && value !== null && attribute.definition.multiValued) || target.parts.length > 0) return [removal];
	return [{
		...removal,
		values: readValue(attribute, value, {
			...asPatched,
			keepsEmpty: true
		})
	}];
}
const mustMatch = { mustMatch: true };
function toWrites(kind, target, value, options) {
	if (target === "ignored" || kind === "add" && value === null) return [];
	const { attribute, parts } = target;
	if (attribute.definition.multiValued && (target.where !== void 0 || parts.length > 0)) return toElementWrites(kind, target, value, options);
	if (value === null && parts.length > 0) return [{
		kind: "remove",
		attribute,
		parts: wayToClear(attribute, parts)
	}];
	const how = options.isLenient ? asPatched : asDefined;
	return toChanges({
		kind,
		attribute,
		parts,
		value: nest(parts, value),
		clears: isNull,
		options: how
	});
}
function toElementWrites(kind, target, value, { isLenient }) {
	const { attribute, parts, where } = target;
	const meant = {
		attribute,
		...where && {
			where,
			...!isLenient && mustMatch
		}
	};
	const elements = value === null ? [] : readElements(attribute, nest(parts, value), isLenient);
	if (!(Array.isArray(elements) && elements.length === 0)) return [{
		...meant,
		kind,
		parts,
		value: elements
	}];
	return kind === "add" ? [] : [{
		...meant,
		kind: "remove",
		parts: wayToClear(attribute, parts)
	}];
}
function readElements(attribute, value, isLenient) {
	return isLenient ? readValue(attribute, value, asPatched) : readValue(attribute, [value], asDefined);
}
function nest(parts, value) {
	return parts.reduceRight((inner, part) => ({ [part.key]: inner }), value);
}
function isNull(value, _attribute) {
	return value === null;
}
// ../../packages/scim-core/src/codecs/v2/read-changes.ts
const RULE = "RFC 7644 \u00a73.5.2";
function readChanges(body, options) {
	const { resource, unknownAttributes, isLenient, schemasOptional: isOptional = false } = options;
	const operations = memberOf(body, "Operations");
	if (isLenient && operations === void 0 && listsPartialPatch(body, options)) return readChanges$1(body, options);
	const known = new Set([...resource.knownSchemas, urns.patchOp.toLowerCase()]);
	const required = isLenient ? {} : { required: urns.patchOp };
	const schemas = readSchemas(body, {
		known,
		...required,
		unknown: unknownAttributes,
		isOptional
	});
	if (!schemas.ok) return schemas;
	if (operations === void 0 || !isLenient && !isFilledList(operations)) return refuse("operationInvalid", {
		rule: RULE,
		wanted: "Operations"
	});
	const own = isLenient ? options : {
		...options,
		resource: {
			...resource,
			ignored: nothing
		}
	};
	const changes = [];
	for (const operation of listOf(operations)) {
		if (!isObject(operation)) return refuse("operationInvalid", {
			rule: RULE,
			found: operation,
			wanted: "an object"
		});
		const read = readOperation(operation, own);
		if (!read.ok) return read;
		for (const change of read.value) changes.push(change);
	}
	return accept(changes);
}
const nothing = new Set();
function isFilledList(value) {
	return Array.isArray(value) && value.length > 0;
}
function listsPartialPatch(body, { resource }) {
	const listed = listOf(memberOf(body, "schemas")).map((urn) => String(urn).toLowerCase());
	return resource.extensions.some(({ key, definition }) => definition.extension?.partialPatch === true && listed.includes(key.toLowerCase()));
}
export { readChanges };

import { z } from "zod";
import { isObject, type UnknownObject } from "../shared/is-object.js";
import { type Service, serviceSchema } from "./service.js";

/**
 * Validates service.yaml merged into that of its base, if the file has `onTopOfBase`. Objects are merged by key;
 * everything else replaces the base's value.
 * @param withoutBase the reason why there is no base
 */
export function onTopOf(base: Service | undefined, withoutBase = "There is no definition set"): z.ZodType<Service> {
  return z.preprocess((own, context) => {
    if (!asks(own)) return own;
    if (base !== undefined) return { ...merge(base, own), ...identity(own) };
    context.addIssue({ code: "custom", path: ["extends"], message: withoutBase });
    return z.NEVER;
  }, serviceSchema);
}

function asks(own: unknown): own is UnknownObject {
  return isObject(own) && own["onTopOfBase"] === true;
}

/** Keys that a set never inherits from its base. */
function identity({ kind, name, title, extends: base, package: own, source, assumed }: UnknownObject): UnknownObject {
  return { kind, name, title, extends: base, package: own, source, assumed };
}

function merge(base: object, own: UnknownObject): UnknownObject {
  const merged = Object.entries(own).map(([key, value]) => {
    const under: unknown = Object.hasOwn(base, key) ? (base as UnknownObject)[key] : undefined;
    return [key, isObject(value) && isObject(under) ? merge(under, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(merged) };
}

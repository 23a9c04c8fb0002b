import { z } from "zod";
import { type Service, serviceSchema } from "./service.js";

/**
 * Validates service.yaml merged into that of its base, if the file asks for it with `onTopOfBase`. Objects are merged
 * by key; everything else replaces the base's.
 */
export function onTopOf(base: Service | undefined): z.ZodType<Service> {
  return z.preprocess((own, context) => {
    if (!asks(own)) return own;
    if (base !== undefined) return { ...merge(base, own), ...identity(own) };
    const message = `No definition set is at ${String(own["extends"])}, or it extends this one`;
    context.addIssue({ code: "custom", path: ["extends"], message });
    return z.NEVER;
  }, serviceSchema);
}

interface Mapping {
  readonly [key: string]: unknown;
}

function asks(own: unknown): own is Mapping {
  return isMapping(own) && own["onTopOfBase"] === true;
}

/** Keys of a set that never come from its base. */
function identity({ kind, name, title, extends: base, source, assumed }: Mapping): Mapping {
  return { kind, name, title, extends: base, source, assumed };
}

function merge(base: object, own: Mapping): Mapping {
  const merged = Object.entries(own).map(([key, value]) => {
    const under: unknown = Object.hasOwn(base, key) ? (base as Mapping)[key] : undefined;
    return [key, isMapping(value) && isMapping(under) ? merge(under, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(merged) };
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { ScimCode } from "@rollcall/scim-core/standard";
import { compileFilter } from "@rollcall/scim-filter";
import { describe, expect, it } from "vitest";
import type { ScimBackend } from "../backend/backend.js";
import { changeResource } from "../changes/apply-changes.js";
import { replaceResource } from "../changes/replace-resource.js";
import { resolvePrimaries } from "../changes/resolve-primaries.js";
import { toFilterSchema } from "../filters/to-filter-schema.js";
import { createGadgetSet, type Gadget, type GadgetTypes, gadget } from "../test-sets/gadget.js";
import { createIds, sampleGadget } from "../test-sets/gadget-sample.js";
import { describeScimBackend } from "./describe-scim-backend.js";

const schema = toFilterSchema(gadget);
const unknown = { ok: false, situation: "resourceUnknown" } as const;
const taken = { ok: false, situation: "uniquenessViolated" } as const;

/** A simple backend over a list: no versions, no sorting, no cursors. */
function createPlainBackend(): ScimBackend<GadgetTypes, ScimCode, unknown> {
  const newId = createIds();
  let gadgets: readonly Gadget[] = [];
  const isTaken = ({ id, assetTag, serial = "" }: Gadget) =>
    gadgets.some(
      (other) =>
        other.id !== id &&
        (other.assetTag === assetTag || (serial !== "" && other.serial?.toLowerCase() === serial.toLowerCase())),
    );
  const put = (resource: Gadget) => {
    if (isTaken(resource)) return taken;
    const isNew = gadgets.every(({ id }) => id !== resource.id);
    gadgets = isNew ? [...gadgets, resource] : gadgets.map((each) => (each.id === resource.id ? resource : each));
    return { ok: true, resource } as const;
  };
  const find = (id: string) => gadgets.find((each) => each.id === id);
  return {
    get: async (id) => find(id),
    find: async ({ filter, startIndex, count }) => {
      const found = filter === undefined ? gadgets : gadgets.filter(compileFilter<Gadget>(filter, schema));
      return { resources: found.slice(startIndex - 1, startIndex - 1 + count), totalResults: found.length };
    },
    insert: async ({ pin: _pin, ...written }, { now }) => {
      const time = now.toISOString();
      return put({ ...resolvePrimaries(written), id: newId(), meta: { created: time, lastModified: time } });
    },
    replace: async (id, { pin: _pin, ...written }) => {
      const found = find(id);
      return found === undefined ? unknown : put(replaceResource(found, written, gadget));
    },
    change: async (id, changes) => {
      const found = find(id);
      if (found === undefined) return unknown;
      const answer = put(changeResource(found, changes, gadget));
      return answer.ok ? undefined : answer;
    },
    remove: async (id) => {
      if (find(id) === undefined) return unknown;
      gadgets = gadgets.filter((each) => each.id !== id);
      return undefined;
    },
  };
}

describeScimBackend(
  "a backend over a list",
  {
    definition: createGadgetSet({}),
    resourceType: "Gadget",
    open: async () => ({ backend: createPlainBackend() }),
    sample: sampleGadget,
  },
  { describe, it, expect },
);

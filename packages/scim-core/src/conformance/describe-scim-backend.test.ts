import type { ScimCode } from "@rollcall/scim-core/standard";
import { describe, expect, it } from "vitest";
import type { ScimBackend, ScimContext } from "../backend/backend.js";
import type { ScimDefinition } from "../definition/definition.js";
import { createMapBackend } from "../map/create-map-backend.js";
import { createGadgetSet, type GadgetResources, type GadgetTypes, gadget } from "../test-sets/gadget.js";
import { createIds, sampleGadget } from "../test-sets/gadget-sample.js";
import { describeScimBackend } from "./describe-scim-backend.js";

type GadgetBackend = ScimBackend<GadgetTypes, ScimCode, unknown>;

const definition = createGadgetSet({});
const open = (set: ScimDefinition<GadgetResources, ScimCode> = definition) =>
  createMapBackend({ definition: set, resourceType: "Gadget", newId: createIds() });

/** A set without the characteristics of one attribute. */
function without(attribute: "serial" | "labels", own: object): ScimDefinition<GadgetResources, ScimCode> {
  const attributes = { ...gadget.attributes, [attribute]: { ...gadget.attributes[attribute], ...own } };
  return { ...definition, resources: { Gadget: { ...gadget, attributes } } };
}

/** Names of the tests that a backend fails. */
async function failuresOf(create: () => GadgetBackend): Promise<readonly string[]> {
  const tests: { readonly name: string; readonly body: () => Promise<void> }[] = [];
  const framework = {
    describe: (_name: string, body: () => void) => body(),
    it: (name: string, body: () => Promise<void>) => tests.push({ name, body }),
    expect,
  };
  const opened = async () => ({ backend: create() });
  describeScimBackend("x", { definition, resourceType: "Gadget", open: opened, sample: sampleGadget }, framework);
  const failed: string[] = [];
  for (const { name, body } of tests) await body().catch(() => failed.push(name));
  return failed;
}

const unversioned = ({ ifVersion: _left, ...context }: ScimContext<unknown>) => context;

/** A defect of a backend, and a test that detects it. */
const defects: readonly (readonly [string, (backend: GadgetBackend) => GadgetBackend, string])[] = [
  [
    "returns values that are never returned",
    (backend) => ({
      ...backend,
      insert: async (resource, context) => {
        const outcome = await backend.insert(resource, context);
        return outcome.ok ? { ok: true, resource: { ...outcome.resource, pin: "1" } } : outcome;
      },
    }),
    "never returns a value that is writeOnly or never returned",
  ],
  [
    "applies changes one by one",
    (backend) => ({
      ...backend,
      change: async (id, changes, context) => {
        for (const change of changes) {
          const outcome = await backend.change(id, [change], context);
          if (outcome?.ok === false) return outcome;
        }
        return undefined;
      },
    }),
    "applies no change if the last one of labels is refused",
  ],
  [
    "answers a change with the previous resource",
    (backend) => ({
      ...backend,
      change: async (id, changes, context) => {
        const resource = await backend.get(id, context);
        const outcome = await backend.change(id, changes, context);
        return outcome?.ok === true && resource !== undefined ? { ok: true, resource } : outcome;
      },
    }),
    "answers a change with the same resource as get, if it answers one",
  ],
  [
    "ignores versions",
    (backend) => ({ ...backend, change: (id, changes, context) => backend.change(id, changes, unversioned(context)) }),
    "refuses a write that expects another version, if it has versions",
  ],
  [
    "ignores filters",
    (backend) => ({ ...backend, find: ({ filter: _over, ...query }, context) => backend.find(query, context) }),
    "finds the same resources by assetTag as compileFilter",
  ],
  [
    "answers the page size as the total",
    (backend) => ({
      ...backend,
      find: async (query, context) => {
        const { resources } = await backend.find(query, context);
        return { resources, totalResults: resources.length };
      },
    }),
    "lists every resource once with any page size",
  ],
  [
    "claims to sort but does not",
    (backend) => ({ ...backend, find: ({ sortBy: _over, ...query }, context) => backend.find(query, context) }),
    "sorts in both directions, if it supports sort",
  ],
  [
    "removes resources that do not exist",
    (backend) => ({
      ...backend,
      remove: async (id, context) => {
        await backend.remove(id, context);
        return undefined;
      },
    }),
    "removes a resource",
  ],
  [
    "clears nothing in a replacement",
    (backend) => ({
      ...backend,
      replace: async (id, resource, context) =>
        backend.replace(id, { ...(await backend.get(id, context)), ...resource }, context),
    }),
    "clears what a replacement omits",
  ],
  [
    "keeps every primary value",
    (backend) => ({
      ...backend,
      get: async (id, context) => {
        const found = await backend.get(id, context);
        return found?.ports && { ...found, ports: found.ports.map((port) => ({ ...port, primary: true })) };
      },
    }),
    "has at most one primary value of ports",
  ],
  ["keeps nothing unique", () => open(without("serial", { uniqueness: "none" })), "keeps serial unique"],
  ["compares without case", () => open(without("serial", { caseExact: true })), "keeps serial unique"],
  [
    "changes immutable values",
    () => open(without("serial", { mutability: "readWrite" })),
    "does not change serial, which is immutable",
  ],
  [
    "empties a required list",
    () => open(without("labels", { required: false })),
    "keeps at least one value of labels, which is required",
  ],
];

describe("describeScimBackend", () => {
  it("passes a correct backend", async () => {
    expect(await failuresOf(open)).toEqual([]);
  });

  it.each(defects)("detects a backend that %s", async (_name, toDefective, test) => {
    expect(await failuresOf(() => toDefective(open()))).toContain(test);
  });

  it("closes what it has opened, even after failures", async () => {
    const closed: string[] = [];
    const framework = {
      describe: (_name: string, body: () => void) => body(),
      it: (name: string, body: () => Promise<void>) => bodies.push([name, body]),
      expect: () => ({
        toEqual: () => {
          throw new Error("wrong");
        },
      }),
    };
    const bodies: [string, () => Promise<void>][] = [];
    const opened = async () => ({ backend: open(), close: async () => void closed.push("closed") });
    describeScimBackend("x", { definition, resourceType: "Gadget", open: opened, sample: sampleGadget }, framework);
    for (const [, body] of bodies) await body().catch(() => undefined);
    expect(closed).toHaveLength(bodies.length);
  });
});

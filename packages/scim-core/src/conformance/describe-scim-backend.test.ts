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

/** A set in which nothing is what a backend is held to. */
function without(attribute: "serial" | "labels", own: object): ScimDefinition<GadgetResources, ScimCode> {
  const attributes = { ...gadget.attributes, [attribute]: { ...gadget.attributes[attribute], ...own } };
  return { ...definition, resources: { Gadget: { ...gadget, attributes } } };
}

/** The names of the tests that a backend fails. */
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

/** What is wrong with a backend, and a test that it fails. */
const defects: readonly (readonly [string, (backend: GadgetBackend) => GadgetBackend, string])[] = [
  [
    "answers what is never returned",
    (backend) => ({
      ...backend,
      insert: async (resource, context) => {
        const outcome = await backend.insert(resource, context);
        return outcome.ok ? { ok: true, resource: { ...outcome.resource, pin: "1" } } : outcome;
      },
    }),
    "answers nothing that is writeOnly or never returned",
  ],
  [
    "makes changes one after the other",
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
    "makes all changes or none, where the last one of labels is refused",
  ],
  [
    "answers a change with what was there before",
    (backend) => ({
      ...backend,
      change: async (id, changes, context) => {
        const resource = await backend.get(id, context);
        const outcome = await backend.change(id, changes, context);
        return outcome?.ok === true && resource !== undefined ? { ok: true, resource } : outcome;
      },
    }),
    "answers what it has changed as get gives it, where it answers that",
  ],
  [
    "looks at no version",
    (backend) => ({ ...backend, change: (id, changes, context) => backend.change(id, changes, unversioned(context)) }),
    "refuses a write that expects another version, where it has versions",
  ],
  [
    "reads filters over",
    (backend) => ({ ...backend, find: ({ filter: _over, ...query }, context) => backend.find(query, context) }),
    "finds by assetTag what compileFilter finds",
  ],
  [
    "tells the size of the page for the total",
    (backend) => ({
      ...backend,
      find: async (query, context) => {
        const { resources } = await backend.find(query, context);
        return { resources, totalResults: resources.length };
      },
    }),
    "lists every resource once, whatever the size of the pages",
  ],
  [
    "sorts by nothing and says that it does",
    (backend) => ({ ...backend, find: ({ sortBy: _over, ...query }, context) => backend.find(query, context) }),
    "sorts in both directions, where it says that it sorts",
  ],
  [
    "takes away what is not there",
    (backend) => ({
      ...backend,
      remove: async (id, context) => {
        await backend.remove(id, context);
        return undefined;
      },
    }),
    "takes a resource away",
  ],
  [
    "clears nothing in a replacement",
    (backend) => ({
      ...backend,
      replace: async (id, resource, context) =>
        backend.replace(id, { ...(await backend.get(id, context)), ...resource }, context),
    }),
    "clears what a replacement leaves out",
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
    "has one primary value of ports at most",
  ],
  ["keeps nothing unique", () => open(without("serial", { uniqueness: "none" })), "keeps serial unique"],
  ["compares without case", () => open(without("serial", { caseExact: true })), "keeps serial unique"],
  [
    "changes what is immutable",
    () => open(without("serial", { mutability: "readWrite" })),
    "takes serial once, since it is immutable",
  ],
  [
    "empties a required list",
    () => open(without("labels", { required: false })),
    "keeps a value of labels, since one is required",
  ],
];

describe("describeScimBackend", () => {
  it("finds nothing wrong with a backend that does all", async () => {
    expect(await failuresOf(open)).toEqual([]);
  });

  it.each(defects)("finds out one that %s", async (_name, toDefective, test) => {
    expect(await failuresOf(() => toDefective(open()))).toContain(test);
  });

  it("closes what it has opened, after failures too", async () => {
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

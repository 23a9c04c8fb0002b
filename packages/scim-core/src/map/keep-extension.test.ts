import { describe, expect, it } from "vitest";
import type { ScimContext } from "../backend/backend.js";
import { describeScimBackend } from "../conformance/index.js";
import { type EnterpriseUser, scim } from "../generated/standard/index.js";
import { createMapBackend } from "./index.js";
import { keepExtension } from "./keep-extension.js";

function create() {
  const under = createMapBackend({ definition: scim, resourceType: "User", newId: () => crypto.randomUUID() });
  const values = new Map<string, EnterpriseUser>();
  const definition = scim.resources.User;
  return { under, values, backend: keepExtension(under, { definition, attribute: "enterprise", values }) };
}

const context: ScimContext<unknown> = {
  caller: undefined,
  now: new Date("2026-01-02T03:04:05Z"),
  requestId: "r1",
  signal: new AbortController().signal,
};

describe("keepExtension", () => {
  it("stores the extension separately, and returns both as one resource", async () => {
    const { backend, under, values } = create();
    const made = await backend.insert({ userName: "ada", enterprise: { costCenter: "7" } }, context);
    if (!made.ok) throw new Error(JSON.stringify(made));
    const { id } = made.resource;
    expect(made.resource.enterprise).toEqual({ costCenter: "7" });
    expect(values.get(id)).toEqual({ costCenter: "7" });
    expect(await under.get(id, context)).not.toHaveProperty("enterprise");
    const { resources } = await backend.find({ startIndex: 1, count: 9, sortOrder: "ascending" }, context);
    expect(resources.map(({ enterprise }) => enterprise)).toEqual([{ costCenter: "7" }]);
  });

  it("changes, replaces and clears it", async () => {
    const { backend, values } = create();
    const made = await backend.insert({ userName: "ada", enterprise: { costCenter: "7" } }, context);
    if (!made.ok) throw new Error(JSON.stringify(made));
    const { id } = made.resource;
    const value = { division: "north" };
    const outcome = await backend.change(id, [{ kind: "add", attribute: "enterprise", value }], context);
    expect(outcome).toEqual({ ok: true, resource: await backend.get(id, context) });
    expect(values.get(id)).toEqual({ costCenter: "7", division: "north" });
    expect((await backend.get(id, context))?.enterprise).toEqual({ costCenter: "7", division: "north" });
    await backend.replace(id, { userName: "ada" }, context);
    expect(values.size).toBe(0);
  });

  it("changes nothing if the wrapped backend refuses", async () => {
    const { backend, values } = create();
    await backend.insert({ userName: "ada" }, context);
    const refused = await backend.insert({ userName: "ada", enterprise: { costCenter: "7" } }, context);
    expect(refused).toMatchObject({ ok: false, situation: "uniquenessViolated" });
    const change = { kind: "add", attribute: "enterprise", value: { costCenter: "7" } } as const;
    expect(await backend.change("nobody", [change], context)).toMatchObject({ situation: "resourceUnknown" });
    expect(values.size).toBe(0);
  });
});

describeScimBackend(
  "users with a separately stored extension",
  {
    definition: scim,
    resourceType: "User",
    open: async () => ({ backend: create().backend }),
    // Without values of the extension, because the wrapped backend does not filter by it.
    sample: (n) => ({ userName: `user${n}`, displayName: `User ${n}` }),
  },
  { describe, it, expect },
);

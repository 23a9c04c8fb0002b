import { scim } from "@rollcall/scim-core/standard";
import { describe, expect, it } from "vitest";
import type { ScimContext } from "../backend/backend.js";
import { describeScimBackend } from "../conformance/describe-scim-backend.js";
import { equals } from "../conformance/kit/sample-changes.js";
import { createGadgetSet } from "../test-sets/gadget.js";
import { createIds, sampleGadget } from "../test-sets/gadget-sample.js";
import { createMapBackend } from "./create-map-backend.js";

const gadgets = createGadgetSet({});
describeScimBackend(
  "createMapBackend of gadgets",
  {
    definition: gadgets,
    resourceType: "Gadget",
    open: async () => ({
      backend: createMapBackend({ definition: gadgets, resourceType: "Gadget", newId: createIds() }),
    }),
    sample: sampleGadget,
  },
  { describe, it, expect },
);

describeScimBackend(
  "createMapBackend of users",
  {
    definition: scim,
    resourceType: "User",
    open: async () => ({ backend: createMapBackend({ definition: scim, resourceType: "User", newId: createIds() }) }),
    sample: (n) => ({
      externalId: `External ${n}`,
      userName: `User${n}`,
      password: "secret",
      name: { givenName: `Given ${n}`, familyName: `Family ${n}` },
      displayName: `Display ${n}`,
      nickName: `Nick ${n}`,
      profileUrl: `https://x.example/${n}`,
      title: `Title ${n}`,
      active: n % 2 === 1,
      emails: [
        { value: `user${n}@x.example`, type: "work", primary: true },
        { value: `own${n}@x.example`, type: "home" },
      ],
      roles: [{ value: `role ${n}` }],
      enterprise: { department: `Department ${n}`, manager: { value: `M${n}` } },
    }),
  },
  { describe, it, expect },
);

describeScimBackend(
  "createMapBackend of groups",
  {
    definition: scim,
    resourceType: "Group",
    open: async () => ({ backend: createMapBackend({ definition: scim, resourceType: "Group", newId: createIds() }) }),
    sample: (n) => ({
      displayName: `Group ${n}`,
      members: [{ value: `U${n}`, display: `User ${n}` }, { value: "U0" }],
    }),
  },
  { describe, it, expect },
);

describe("createMapBackend", () => {
  it("keeps tenants apart", async () => {
    const backend = createMapBackend({ definition: gadgets, resourceType: "Gadget", newId: createIds() });
    const { acme, other } = { acme: contextOf("acme"), other: contextOf("other") };
    const made = await backend.insert(sampleGadget(1), acme);
    expect(made.ok && (await backend.get(made.resource.id, other))).toBeUndefined();
    expect((await backend.insert(sampleGadget(1), other)).ok).toBe(true);
    expect(made.ok && (await backend.get(made.resource.id, acme))).toEqual(made.ok && made.resource);
  });

  it("changes a long list repeatedly, with refused changes in between", async () => {
    const backend = createMapBackend({ definition: scim, resourceType: "Group", newId: createIds() });
    const context = contextOf();
    const many = Array.from({ length: 1000 }, (_each, at) => ({ value: `U${at}` }));
    const made = await backend.insert({ displayName: "Many", members: many }, context);
    const id = made.ok ? made.resource.id : "";
    const membersOf = async () => (await backend.get(id, context))?.members ?? [];
    const meant = (value: string) =>
      ({ kind: "remove", attribute: "members", where: equals(value), mustMatch: true }) as const;
    const added = { kind: "add", attribute: "members", value: [{ value: "U1000" }, { value: "U7" }] } as const;
    expect(await backend.change(id, [added, meant("U3")], context)).toMatchObject({ ok: true });
    await expect(backend.change(id, [meant("U4"), meant("nobody")], context)).rejects.toThrow("targetMissing");
    expect((await membersOf()).map(({ value }) => value)).toEqual(
      [...many, { value: "U1000" }].map(({ value }) => value).filter((value) => value !== "U3"),
    );
    expect(await backend.change(id, [meant("U4")], context)).toMatchObject({ ok: true });
    expect(
      await backend.change(id, [{ kind: "replace", attribute: "members", value: [{ value: "U1" }] }], context),
    ).toMatchObject({ ok: true });
    expect(await membersOf()).toEqual([{ value: "U1" }]);
  });

  it("adds to a group of 15,000 in time proportional to the addition", async () => {
    const backend = createMapBackend({ definition: scim, resourceType: "Group", newId: createIds() });
    const context = contextOf();
    const many = Array.from({ length: 15_000 }, (_each, at) => ({ value: `U${at}` }));
    const made = await backend.insert({ displayName: "Many", members: many }, context);
    const id = made.ok ? made.resource.id : "";
    for (const at of Array.from({ length: 300 }).keys())
      await backend.change(id, [{ kind: "add", attribute: "members", value: [{ value: `V${at}` }] }], context);
    expect((await backend.get(id, context))?.members).toHaveLength(15_300);
  }, 2000);
});

function contextOf(tenant?: string): ScimContext<unknown> {
  const { signal } = new AbortController();
  return { caller: "", now: new Date(0), requestId: "r", signal, ...(tenant !== undefined && { tenant }) };
}

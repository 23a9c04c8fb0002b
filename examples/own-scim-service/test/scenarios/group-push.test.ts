import { describe, expect, it } from "vitest";
import { type ScimClient, urns } from "../kit/scim-client.js";
import { serve, storeNames } from "../kit/serve.js";

const ids = Array.from({ length: 5_000 }, (_each, at) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`);

async function push({ send }: ScimClient, path: string, op: string, size: number): Promise<void> {
  for (let from = 0; from < ids.length; from += size) {
    const value = ids.slice(from, from + size).map((each) => ({ value: each }));
    const body = { schemas: [urns.patch], Operations: [{ op, path: "members", value }] };
    expect((await send("PATCH", `${path}?excludedAttributes=members`, body)).status).toBe(200);
  }
}

async function membersOf({ get }: ScimClient, path: string): Promise<readonly string[]> {
  const { body } = await get(path);
  return (body.members ?? []).map(({ value }: { value: string }) => value);
}

describe.each(storeNames)("a group of 5,000, over %s", (store) => {
  it.each([100, 1_000])("is added and removed in chunks of %i", (size) =>
    serve({ store }, async (scim) => {
      const { id } = await scim.group();
      await push(scim, `/Groups/${id}`, "add", size);
      expect(await membersOf(scim, `/Groups/${id}`)).toEqual(ids);
      await push(scim, `/Groups/${id}`, "add", size);
      expect(await membersOf(scim, `/Groups/${id}`)).toHaveLength(ids.length);
      await push(scim, `/Groups/${id}`, "remove", size);
      expect(await membersOf(scim, `/Groups/${id}`)).toEqual([]);
    }),
  );

  it("removes single members with one filter each, many in one request", () =>
    serve({ store }, async (scim) => {
      const { id } = await scim.group({ members: ids.map((value) => ({ value })) });
      const gone = ids.filter((_each, at) => at % 50 === 0);
      const Operations = gone.map((value) => ({ op: "remove", path: `members[value eq "${value}"]` }));
      const { status } = await scim.send("PATCH", `/Groups/${id}`, { schemas: [urns.patch], Operations });
      expect([status, (await membersOf(scim, `/Groups/${id}`)).length]).toEqual([200, ids.length - gone.length]);
    }));
});

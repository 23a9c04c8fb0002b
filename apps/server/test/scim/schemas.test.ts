import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { versions } from "../kit/wire-names.js";

interface Described {
  readonly name: string;
  readonly schema?: string;
  readonly uniqueness?: string;
  readonly attributes?: readonly Described[];
  readonly subAttributes?: readonly Described[];
}

/** All attributes of a schema, including those of schemas inside it. */
function attributesIn({ attributes = [], subAttributes = [] }: Described): readonly Described[] {
  return [...attributes, ...subAttributes].flatMap((each) => [each, ...attributesIn(each)]);
}

describe.each(versions)("/Schemas/Users over SCIM %s", (version) => {
  it("states the only accepted type of guest", async () => {
    await using scim = await createScimClient(version);
    const { body } = await scim.get("/Schemas/Users");
    const kinds = attributesIn(body).filter(({ name }) => name === "type");
    expect(kinds).toContainEqual(expect.objectContaining({ required: true, canonicalValues: ["multi"] }));
  });
});

describe("/Schemas over SCIM 2.0", () => {
  it.each([
    { schema: "Users", unique: ["userName", "nickName", "emails", "value"] },
    { schema: "Groups", unique: ["displayName"] },
  ])("describes $unique of $schema as unique, whose duplicates are refused", async ({ schema, unique }) => {
    await using scim = await createScimClient("2.0");
    const { body } = await scim.get(`/Schemas/${schema}`);
    const described = attributesIn(body).filter(
      ({ uniqueness = "none", name }) => uniqueness !== "none" && name !== "id",
    );
    expect(described.map(({ name, uniqueness }) => [name, uniqueness])).toEqual(unique.map((name) => [name, "server"]));
  });
});

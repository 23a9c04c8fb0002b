import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newGroup, newUser } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

/** The users of the world in the order of their creation, which is the order of the file. */
const ids = ["UPAT", "UOLGA", "UADAM", "ULAB", "UMIA", "UREX", "UGUS", "USUE", "UGONE", "WLOST", "UHELP"];

describe.each(versions)("a list over SCIM %s", (version) => {
  it.each([
    { query: "", found: ids.slice(0, 10), startIndex: 1 },
    { query: "?count=3", found: ids.slice(0, 3), startIndex: 1 },
    { query: "?startIndex=4&count=2", found: ids.slice(3, 5), startIndex: 4 },
    { query: "?startIndex=2", found: ids.slice(1), startIndex: 2 },
    { query: "?startIndex=11&count=5", found: ["UHELP"], startIndex: 11 },
    { query: "?startIndex=12", found: [], startIndex: 12 },
    { query: "?startIndex=0&count=1", found: ["UPAT"], startIndex: 1 },
    { query: "?startIndex=-7&count=1", found: ["UPAT"], startIndex: 1 },
    { query: "?startIndex=99999999999999999999", found: [], startIndex: expect.any(Number) },
    { query: "?count=0", found: [], startIndex: 1 },
    { query: "?count=-1", found: [], startIndex: 1 },
    { query: "?count=99999999999999999999", found: ids, startIndex: 1 },
    { query: "?count=3&sortOrder=ascending", found: ids.slice(0, 3), startIndex: 1 },
    { query: "?count=3&sortOrder=descending", found: ["UHELP", "WLOST", "UGONE"], startIndex: 1 },
    { query: "?startIndex=3&count=2&sortOrder=descending", found: ["UGONE", "USUE"], startIndex: 3 },
    { query: "?count=2&sortBy=userName&attributes=id&colour=red", found: ["UPAT", "UOLGA"], startIndex: 1 },
  ])("of users answers $query with the page, its length and the exact total", async ({ query, found, startIndex }) => {
    await using scim = await createScimClient(version);
    const { outcome, body } = await scim.get(`/Users${query}`);
    expect(outcome).toBe("200");
    expect(body.Resources.map(({ id }: { id: string }) => id)).toEqual(found);
    expect(body).toMatchObject({ totalResults: 11, itemsPerPage: found.length, startIndex });
  });

  it("has its keys in the order of the version, also with a slash at the end", async () => {
    await using scim = await createScimClient(version);
    const keys = {
      "1.1": ["totalResults", "itemsPerPage", "startIndex", "schemas", "Resources"],
      "2.0": ["schemas", "Resources", "totalResults", "itemsPerPage", "startIndex"],
    };
    const schemas = {
      "1.1": ["urn:scim:schemas:core:1.0"],
      "2.0": ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
    };
    for (const path of ["/Users", "/Users/", "/Groups", "/Groups/"]) {
      const { outcome, body } = await scim.get(path);
      expect([path, outcome, Object.keys(body), body.schemas]).toEqual([path, "200", keys[version], schemas[version]]);
    }
  });

  it.each([
    { query: "", found: ["SCREW", "SLINKED"] },
    { query: "?count=1", found: ["SCREW"] },
    { query: "?startIndex=2", found: ["SLINKED"] },
    { query: "?sortOrder=descending", found: ["SLINKED", "SCREW"] },
    { query: "?count=0", found: [] },
    { query: `?filter=${encodeURIComponent('displayName eq "Crew"')}`, found: ["SCREW", "SLINKED"] },
    { query: "?filter=nonsense", found: ["SCREW", "SLINKED"] },
  ])("of groups answers $query with $found", async ({ query, found }) => {
    await using scim = await createScimClient(version);
    const { outcome, body } = await scim.get(`/Groups${query}`);
    expect(outcome).toBe("200");
    expect(body.Resources.map(({ id }: { id: string }) => id)).toEqual(found);
    expect(body).toMatchObject({ totalResults: 2, itemsPerPage: found.length });
  });

  it("counts created resources, and no longer the deleted ones", async () => {
    await using scim = await createScimClient(version);
    await scim.post("/Users", newUser());
    const { body } = await scim.post("/Groups", newGroup({ displayName: "Night watch" }));
    expect((await scim.get("/Users?count=0")).body.totalResults).toBe(12);
    expect((await scim.get("/Groups?count=0")).body.totalResults).toBe(3);
    await scim.remove("/Users/UMIA");
    await scim.remove(`/Groups/${body.id}`);
    expect((await scim.get("/Users?count=0")).body.totalResults).toBe(12);
    expect((await scim.get("/Groups?count=0")).body.totalResults).toBe(2);
  });

  it("orders users of the same time by their identifiers", async () => {
    const created = "2020-01-01T00:00:00Z";
    const users = ["UZ", "UB", "UA"].map((id) => ({
      id,
      userName: id.toLowerCase(),
      emails: [`${id}@a.example`],
      created,
    }));
    await using scim = await createScimClient(version, { world: JSON.stringify({ users }) });
    const { body } = await scim.get("/Users?count=3");
    expect(body.Resources.map(({ id }: { id: string }) => id)).toEqual(["UA", "UB", "UZ"]);
  });
});

describe.each(versions)("a slash at the end over SCIM %s", (version) => {
  it("does not change the path", async () => {
    await using scim = await createScimClient(version);
    expect((await scim.get("/Users/UMIA/")).body).toEqual((await scim.get("/Users/UMIA")).body);
    expect((await scim.get("/Groups/SCREW/")).body).toEqual((await scim.get("/Groups/SCREW")).body);
    expect((await scim.post("/Users/", newUser())).outcome).toBe("201");
    expect((await scim.change("/Users/UMIA/", { title: "Captain" })).outcome).toBe("200");
    expect((await scim.get("/Schemas/Users/")).outcome).toBe("200");
  });
});

describe.each(versions)("a long list over SCIM %s", (version) => {
  it("returns at most 1,000 per page", async () => {
    await using scim = await createScimClient(version, { crowd: 1_001 });
    const { body } = await scim.get("/Users?count=5000");
    expect(body).toMatchObject({ totalResults: 1_012, itemsPerPage: 1_000, startIndex: 1 });
    expect(body.Resources).toHaveLength(1_000);
    const rest = await scim.get("/Users?startIndex=1001&count=5000");
    expect(rest.body).toMatchObject({ totalResults: 1_012, itemsPerPage: 12, startIndex: 1_001 });
  });
});

describe("filter over SCIM 2.0", () => {
  it.each(['userName eq "mia"', "", "nonsense", 'userName eq "'])("is not applied: %j", async (filter) => {
    await using scim = await createScimClient("2.0");
    const { outcome, body } = await scim.get(`/Users?filter=${encodeURIComponent(filter)}`);
    expect([outcome, body.totalResults]).toEqual(["200", 11]);
  });
});

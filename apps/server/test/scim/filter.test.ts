import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";

const everybody = ["UPAT", "UOLGA", "UADAM", "ULAB", "UMIA", "UREX", "UGUS", "USUE", "UGONE", "WLOST", "UHELP"];

describe("filter over SCIM 1.1", () => {
  it.each([
    { filter: 'userName eq "mia"', found: ["UMIA"] },
    { filter: 'username EQ "MIA"', found: ["UMIA"] },
    { filter: "userName eq 'mia'", found: ["UMIA"] },
    { filter: "userName eq mia", found: ["UMIA"] },
    { filter: 'userName eq "nobody"', found: [] },
    { filter: 'userName sw "g"', found: ["UGUS", "UGONE"] },
    { filter: 'userName co "el"', found: ["UHELP"] },
    { filter: 'userName gt "pat"', found: ["UREX", "USUE"] },
    { filter: 'userName le "gone"', found: ["UADAM", "UGONE"] },
    { filter: "userName pr", found: everybody },
    { filter: 'email eq "mia@acme.example"', found: ["UMIA"] },
    { filter: 'email eq "MIA@HOME.EXAMPLE"', found: ["UMIA"] },
    { filter: 'emails eq "mia@home.example"', found: ["UMIA"] },
    { filter: 'email co "@guest"', found: ["UGUS", "USUE"] },
    { filter: "email pr", found: everybody.filter((id) => id !== "UHELP") },
    { filter: "restricted eq '1'", found: ["UGUS"] },
    { filter: "restricted eq 1", found: ["UGUS"] },
    { filter: "restricted eq true", found: ["UGUS"] },
    { filter: 'RESTRICTED eq "true"', found: ["UGUS"] },
    { filter: "ultra_restricted eq '1'", found: ["USUE"] },
    { filter: "restricted eq '0'", found: everybody.filter((id) => id !== "UGUS") },
    { filter: 'userName eq "mia" or userName eq "rex"', found: ["UMIA", "UREX"] },
    { filter: 'userName eq "mia" or userName eq "rex" and email co "home"', found: ["UMIA"] },
    { filter: '(userName eq "mia" or userName eq "rex") and email co "acme"', found: ["UMIA", "UREX"] },
    { filter: 'userName eq "mi\\u0061"', found: ["UMIA"] },
  ])("$filter finds $found", async ({ filter, found }) => {
    await using scim = await createScimClient("1.1");
    const { outcome, body } = await scim.get(`/Users?count=100&filter=${encodeURIComponent(filter)}`);
    expect(outcome).toBe("200");
    expect(body.Resources.map(({ id }: { id: string }) => id)).toEqual(found);
    expect(body).toMatchObject({ totalResults: found.length, itemsPerPage: found.length });
  });

  it("reports the total, page by page and in reverse order", async () => {
    await using scim = await createScimClient("1.1");
    const filter = encodeURIComponent('email co "@acme.example"');
    const first = await scim.get(`/Users?filter=${filter}&count=3&startIndex=2`);
    expect(first.body).toMatchObject({ totalResults: 8, itemsPerPage: 3, startIndex: 2 });
    const last = await scim.get(`/Users?filter=${filter}&count=2&sortOrder=descending`);
    expect(last.body.Resources.map(({ id }: { id: string }) => id)).toEqual(["WLOST", "UGONE"]);
    expect((await scim.get(`/Users?filter=${filter}&count=0`)).body).toMatchObject({
      totalResults: 8,
      itemsPerPage: 0,
    });
  });
});

import { describe, expect, it } from "vitest";
import { createIdentityProvider, type Directory, type StyleFacts, type StyleName, styles } from "../src/index.js";
import { type TargetName, targets } from "./kit/targets.js";

const directory: Directory = {
  users: [
    {
      userName: "ada",
      name: { givenName: "Ada", familyName: "Lovelace" },
      displayName: "Ada Lovelace",
      title: "Analyst",
      emails: ["ada@acme.example"],
      enterprise: { department: "Engines", manager: "charles" },
    },
    {
      userName: "charles",
      name: { givenName: "Charles", familyName: "Babbage" },
      displayName: "Charles Babbage",
      title: "Inventor",
      emails: ["charles@acme.example"],
      enterprise: { department: "Engines" },
    },
    {
      userName: "bob",
      name: { givenName: "Bob", familyName: "Kahn" },
      displayName: "Bob Kahn",
      emails: ["bob@acme.example"],
    },
    { userName: "gone", emails: ["gone@acme.example"], active: false },
  ],
  groups: [
    { displayName: "Engineers", members: ["ada", "charles"] },
    { displayName: "Everyone", members: ["ada", "charles", "bob", "gone"] },
  ],
};

/** The service refuses the schema that Entra adds to groups; see below. */
const factsFor = (target: TargetName): Partial<StyleFacts> =>
  target === "this service, 2.0" ? { groupSchemas: { value: [], source: "the service" } } : {};

const pairs = (Object.keys(styles) as StyleName[]).flatMap((style) =>
  (Object.keys(targets) as TargetName[])
    // scimmy refuses what Entra sends without its flag; see below.
    .filter((target) => style !== "entra" || target !== "scimmy")
    .filter((target) => styles[style].versions.value.includes(target.endsWith("1.1") ? "1.1" : "2.0"))
    .map((target) => ({ style, target })),
);

describe("createIdentityProvider", () => {
  it.each(pairs)("provisions $target in the style $style, and then has nothing to write", async ({ style, target }) => {
    const { to, read, close } = await targets[target]();
    const idp = createIdentityProvider({ directory, style, to, facts: factsFor(target) });
    const first = await idp.sync();
    expect(refusalsOf(first)).toEqual([]);
    const hasGroups = styles[style].groups.value;
    const groups = { Engineers: ["ada", "charles"], Everyone: ["ada", "bob", "charles"] };
    expect(await read()).toEqual({
      users: {
        ada: user("Ada Lovelace", "ada", "Analyst", "Engines", "charles"),
        charles: user("Charles Babbage", "charles", "Inventor", "Engines", ""),
        bob: user("Bob Kahn", "bob", "", "", ""),
      },
      groups: hasGroups ? groups : {},
    });
    expect(writesOf(await idp.sync())).toEqual([]);

    await idp.rename("ada", "ada.king");
    await idp.change("ada", {
      name: { givenName: "Ada", familyName: "King" },
      title: null,
      emails: ["king@acme.example"],
    });
    await idp.leave("bob");
    if (hasGroups) {
      await idp.join("Engineers", "ada");
      await idp.quit("Engineers", "charles");
      await idp.renameGroup("Everyone", "All");
    }
    expect(await read()).toEqual({
      users: {
        "ada.king": user("Ada King", "king", "", "Engines", "charles"),
        charles: user("Charles Babbage", "charles", "Inventor", "Engines", ""),
      },
      groups: hasGroups ? { Engineers: ["ada.king"], All: ["ada.king", "charles"] } : {},
    });
    expect(writesOf(await idp.sync())).toEqual([]);
    await idp.rejoin("bob");
    expect(Object.keys((await read()).users).sort()).toEqual(["ada.king", "bob", "charles"]);
    await close();
  });

  it("shows what scimmy refuses of the style entra: managers and activation as text", async () => {
    const { to, close } = await targets.scimmy();
    const idp = createIdentityProvider({ directory, style: "entra", to });
    expect(refusalsOf(await idp.sync())).toEqual([["ada", expect.stringContaining("expected complex value")]]);
    const refused = (await idp.leave("bob")).filter(({ status = 0 }) => status >= 400);
    expect(refused).toMatchObject([{ method: "PATCH", status: 400, body: { Operations: [{ value: "False" }] } }]);
    await close();
  });

  it("shows what the service refuses of the style entra: the schema that it adds to groups", async () => {
    const { to, close } = await targets["this service, 2.0"]();
    const idp = createIdentityProvider({ directory, style: "entra", to });
    expect(refusalsOf(await idp.sync())).toEqual([
      ["Engineers", "400 invalid_request_payload"],
      ["Everyone", "400 invalid_request_payload"],
    ]);
    await close();
  });
});

function user(name: string, mail: string, title: string, department: string, manager: string): object {
  return { name, title, emails: [`${mail}@acme.example`], department, manager };
}

type Report = Awaited<ReturnType<ReturnType<typeof createIdentityProvider>["sync"]>>;

function refusalsOf({ results, stopped }: Report): readonly unknown[] {
  return [
    ...results.filter(({ ok }) => !ok).map(({ step, detail }) => [step.key, detail]),
    ...(stopped === undefined ? [] : [stopped]),
  ];
}

function writesOf({ requests }: Report): readonly unknown[] {
  return requests.filter(({ method }) => method !== "GET");
}

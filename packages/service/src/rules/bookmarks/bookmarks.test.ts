import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { checkWorld } from "../../worlds/check-world.js";
import type { World } from "../../worlds/world.js";

const scopes = ["bookmarks:read", "bookmarks:write"];
const installation = { workspace: "hq", installer: "ada" };
const user = (name: string) => ({
  token: name,
  kind: "user" as const,
  user: name,
  app: "Helper",
  scopes,
  installation,
});
const world: World = {
  ...organizationWorld,
  tokens: [user("mia"), user("ada"), user("gus"), { ...user("helper"), kind: "bot" }],
};
const link = "https://acme.example/";

let service: TestService;
beforeEach(async () => {
  service = await createTestService(world);
});

const call = async (method: string, args: object, token = "mia") =>
  (await service.call(method, { channel_id: "C1", ...args }, token)).body;
const add = (title: string) => call("bookmarks.add", { title, type: "link", link });
const list = async () => (await call("bookmarks.list", {})).bookmarks;

describe("bookmarks", () => {
  it("are listed by rank, in the order in which they were added", async () => {
    for (const title of ["one", "two", "three"]) await add(title);
    const all = await list();
    expect(all.map(({ title, rank }: { readonly title: string; readonly rank: string }) => `${rank} ${title}`)).toEqual(
      ["g one", "h two", "i three"],
    );
    await call("bookmarks.remove", { bookmark_id: all[2].id });
    expect((await add("four")).bookmark.rank).toBe("j");
  });

  it("added at once have different ranks and are never more than 100", async () => {
    const answers = await Promise.all(Array.from({ length: 104 }, (_, at) => add(`Bookmark ${at}`)));
    expect(answers.filter(({ error }) => error === "too_many_bookmarks")).toHaveLength(4);
    const ranks = (await list()).map(({ rank }: { readonly rank: string }) => rank);
    expect(new Set(ranks).size).toBe(100);
  });

  it("removed at once are removed once, and leave their place to another", async () => {
    const { id } = (await add("one")).bookmark;
    const answers = await Promise.all([1, 2, 3].map(() => call("bookmarks.remove", { bookmark_id: id })));
    expect(answers.map(({ error }) => error).toSorted()).toEqual(["not_found", "not_found", undefined]);
    expect(await list()).toEqual([]);
  });

  it("edited at once keep the change of each", async () => {
    const { bookmark } = await add("one");
    service.clock.advance(5000);
    await Promise.all([
      call("bookmarks.edit", { bookmark_id: bookmark.id, title: "two" }),
      call("bookmarks.edit", { bookmark_id: bookmark.id, link: "http://acme.example/two" }, "ada"),
      call("bookmarks.edit", { bookmark_id: bookmark.id, emoji: "tada" }, "helper"),
    ]);
    expect(await list()).toEqual([
      {
        ...bookmark,
        title: "two",
        link: "http://acme.example/two",
        emoji: ":tada:",
        date_updated: bookmark.date_created + 5,
        last_updated_by_user_id: expect.any(String),
      },
    ]);
  });
});

describe("bookmarks of a world", () => {
  const bookmark = { channel: "general", title: "Wiki", link, user: "mia" };

  it("are in the order of the file", async () => {
    const bookmarks = [bookmark, { ...bookmark, title: "Plan", emoji: ":books:" }];
    service = await createTestService({ ...world, bookmarks });
    expect(await list()).toMatchObject([
      { title: "Wiki", emoji: null, rank: "g" },
      { title: "Plan", emoji: ":books:", rank: "h" },
    ]);
    expect((await add("third")).bookmark.rank).toBe("i");
  });

  it("are at most 100 in one conversation", () => {
    const found = checkWorld({ ...world, bookmarks: Array.from({ length: 101 }, () => bookmark) });
    expect(found.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
      "bookmarks.100.channel The conversation general has more than 100 bookmarks",
    ]);
  });
});

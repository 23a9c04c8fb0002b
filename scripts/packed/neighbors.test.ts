import { describe, expect, it } from "vitest";
import { publishedPackages } from "../lib/packages.mjs";
import { untriedPeers } from "./neighbors.mjs";

const tried = [{ specs: { vitest: "3.2.0", express: "4.21" } }, { specs: { vitest: "4", express: "5" } }];

describe("untriedPeers", () => {
  it.each([
    ["nothing of a package without peers", undefined, []],
    ["nothing of ranges that begin where a neighborhood is", { vitest: ">=3.2", express: "^4.21.0 || ^5" }, []],
    ["a lower beginning", { vitest: ">=3.1.0" }, ["a takes vitest 3.1.0, which no neighborhood has"]],
    ["a further alternative", { express: "^4.21 || ^6.0.0" }, ["a takes express 6.0.0, which no neighborhood has"]],
    ["a peer that no neighborhood has", { hono: "^4.0.0" }, ["a takes hono 4.0.0, which no neighborhood has"]],
    ["what is no range", { vitest: "catalog:" }, ["a takes vitest catalog:, which no neighborhood has"]],
  ])("finds %s", (_case, peerDependencies, wanted) => {
    expect(untriedPeers([{ name: "a", ...(peerDependencies && { peerDependencies }) }], tried)).toEqual(wanted);
  });

  it("finds nothing for the published packages", () => {
    expect(untriedPeers(publishedPackages())).toEqual([]);
  });

  it("knows the users of vitest 3.2 and 4 and of express 4 that could not install", () => {
    const peers = new Map(publishedPackages().map(({ name, peerDependencies }) => [name, peerDependencies]));
    expect(peers.get("@rollcall/server")).toMatchObject({ vitest: ">=3.2.0" });
    expect(peers.get("@rollcall/service")).toMatchObject({ vitest: ">=3.2.0" });
    expect(peers.get("@rollcall/server-adapters")).toMatchObject({ express: "^4.21.0 || ^5.0.0" });
  });
});

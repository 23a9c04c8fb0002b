import { describe, expect, it } from "vitest";
import { findCrowdedFolders, maxFiles } from "./find-crowded-folders.mjs";

const filesOf = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);

describe("findCrowdedFolders", () => {
  it("finds a folder with too many files", () => {
    const files = [...filesOf("packages/a/src/b", maxFiles + 1), "packages/a/src/b/c/d.ts"];
    expect(findCrowdedFolders({ files })).toEqual([
      { path: "packages/a/src/b", message: "26 files; move some to a subfolder. Maximum: 25" },
    ]);
  });

  it.each([
    ["the greatest number", filesOf("packages/a/src", maxFiles)],
    ["generated files", filesOf("packages/a/src/generated/b", 100)],
    ["tests outside of the sources", filesOf("apps/server/test", 100)],
  ])("accepts %s", (_, files) => {
    expect(findCrowdedFolders({ files })).toEqual([]);
  });
});

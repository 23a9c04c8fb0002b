import { describe, expect, it } from "vitest";
import { checkResponseUrls, type WorldResponseUrl } from "./interactivity.js";

const item = (id: string): WorldResponseUrl => ({
  id,
  secret: "abcdefghijklmnopqrstuvwx",
  kind: "actions",
  app: "Helper",
  user: "mia",
  channel: "general",
  expires: "2030-01-01T00:00:00Z",
});

describe("checkResponseUrls", () => {
  it.each([
    [["1", "2"], []],
    [["1", "2", "1"], [{ path: ["response_urls", 2, "id"], message: "The id 1 is taken already" }]],
  ])("finds the repetitions in %j", (ids, wanted) => {
    expect(checkResponseUrls(ids.map(item))).toEqual(wanted);
  });
});

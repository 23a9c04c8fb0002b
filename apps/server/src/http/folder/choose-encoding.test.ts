import { describe, expect, it } from "vitest";
import { chooseEncoding, encodings } from "./choose-encoding.js";

describe("chooseEncoding", () => {
  it.each([
    [null, undefined],
    ["", undefined],
    ["identity", undefined],
    ["deflate", undefined],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip", "gzip"],
    ["br;q=0, gzip;q=0.1", "gzip"],
    ["br;q=0, gzip;q=0.000", undefined],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["*;q=0", undefined],
    ["gzip;q=0.5, identity", undefined],
    ["identity;q=0.5, gzip;q=0.8 , br ; q=0.3", "gzip"],
    ["gzip;level=9", undefined],
    ["gzip;q=2, br;q=x", undefined],
  ])("of %j is %s", (header, wanted) => expect(chooseEncoding(header, encodings)).toBe(wanted));

  it("is one that exists", () => {
    expect(chooseEncoding("br, gzip", ["gzip"])).toBe("gzip");
    expect(chooseEncoding("br, gzip", [])).toBeUndefined();
  });
});

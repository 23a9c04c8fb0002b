import { describe, expect, it } from "vitest";
import { createDeviceServer } from "../test-sets/device-server.js";

const search = (filter: string) => `?filter=${encodeURIComponent(filter)}`;

describe("a filter on devices", () => {
  it("finds the same devices as compileFilter, up to the maximum page size", async () => {
    const { send, stored } = createDeviceServer();
    const make = (id: string, more: object) =>
      stored.set(id, {
        id,
        meta: { created: `2026-01-0${id.slice(1)}T00:00:00Z` },
        serialNumber: id.toLowerCase(),
        ...more,
      });
    make("D1", { active: true, tags: [{ value: "a", type: "x" }] });
    make("D2", { active: false, uses: 5, warranty: { until: "2030" } });
    make("D3", {
      uses: 7,
      tags: [
        { value: "b", type: "X" },
        { value: "a", type: "y" },
      ],
    });
    const found = async (filter: string) => {
      const list = await (await send("GET", `/v2/Devices${search(filter)}&count=3`)).json();
      return [list.totalResults, ...list.Resources.map(({ id }: { id: string }) => id)];
    };
    expect(await found('serialNumber eq "d1"')).toEqual([1, "D1"]);
    expect(await found('serialNumber eq "D1"')).toEqual([0]);
    expect(await found("serial pr")).toEqual([3, "D1", "D2"]);
    expect(await found('tags[type eq "x" and value eq "a"]')).toEqual([1, "D1"]);
    expect(await found('tags.type eq "x"')).toEqual([2, "D1", "D3"]);
    expect(await found("uses gt 5 or active eq true")).toEqual([2, "D1", "D3"]);
    expect(await found('urn:example:warranty:2.0:until eq "2030"')).toEqual([1, "D2"]);
    expect(await found('meta.created gt "2026-01-01T12:00:00Z" and not (uses eq 7)')).toEqual([1, "D2"]);
  });
});

import { serveNode } from "@rollcall/server-adapters/node";
import { describe, expect, it } from "vitest";
import { createScimServer } from "../kit/create-scim-server.js";

describe("a filter of the maximum length", () => {
  it.each([
    { character: "ü", status: 200 },
    { character: "王", status: 200 },
    { character: "x", status: 200 },
  ])("arrives over a socket with every $character of it escaped", async ({ character, status }) => {
    await using scim = await createScimServer();
    const server = await serveNode((request) => scim.fetch(request));
    const start = 'userName eq "';
    const filter = `${start}${character.repeat(8192 - start.length - 1)}"`;
    const escaped = Array.from(new TextEncoder().encode(filter), (byte) => `%${byte.toString(16)}`).join("");
    const headers = { authorization: "Bearer svcp-owner-token" };
    const response = await fetch(`${server.url}/scim/v1/Users?filter=${escaped}`, { headers });
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ totalResults: 0 })]);
    await server.close();
  });
});

import { describe, expect, it } from "vitest";
import type { Entry } from "../store/types.js";
import { printCurl } from "./print-curl.js";

const entry = (parts: Partial<Entry>): Entry => ({
  request_id: "r",
  at: "",
  world: "default",
  protocol: "webapi",
  status: 200,
  ok: true,
  changes: [],
  duration_ms: 1,
  ...parts,
});

describe("printCurl", () => {
  it("writes a call of a method, whatever its texts are", () => {
    const text = "it's $HOME `x`";
    expect(printCurl(entry({ method: "chat.postMessage", arguments: { text } }), "http://localhost:4010")).toBe(
      `curl 'http://localhost:4010/api/chat.postMessage' \\
  --header "Authorization: Bearer $TOKEN" \\
  --header "Content-Type: application/json" \\
  --data '{"text":"it'\\''s $HOME \`x\`"}'`,
    );
  });

  it("writes a SCIM request with its resource", () => {
    const scim = entry({ protocol: "scim", version: "2.0", route: "DELETE /Users/{id}", id: "U1" });
    expect(printCurl(scim, "http://localhost")).toContain("--request DELETE 'http://localhost/scim/v2/Users/U1'");
  });

  it("writes the query of a SCIM request", () => {
    const query = { filter: 'title eq "a b"', count: "1" };
    const scim = entry({ protocol: "scim", version: "1.1", route: "GET /Users", query });
    expect(printCurl(scim, "http://localhost")).toContain(
      "'http://localhost/scim/v1/Users?filter=title+eq+%22a+b%22&count=1'",
    );
  });

  it("writes nothing for a delivery", () => {
    expect(printCurl(entry({ protocol: "events" }), "http://localhost")).toBeUndefined();
  });
});

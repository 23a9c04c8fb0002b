import { describe, expect, it } from "vitest";
import type { ScimAnswer } from "../options/scim-handler-options.js";
import { createDeviceServer } from "../test-sets/device-server.js";

describe("onAnswer", () => {
  it.each([
    {
      name: "a success",
      verb: "GET",
      path: "/v2/Devices",
      wanted: { version: "2.0", route: { verb: "GET", path: "/Devices" }, status: 200 },
    },
    {
      name: "a refusal of a backend",
      verb: "GET",
      path: "/v1/Devices/D9",
      wanted: { version: "1.1", route: { path: "/Devices/{id}" }, status: 404, error: "deviceUnknown" },
    },
    {
      name: "a refusal before the route",
      verb: "GET",
      path: "/v2/Devices/D9",
      bearer: "bad",
      wanted: { route: { path: "/Devices/{id}" }, status: 401, error: "status401" },
    },
    {
      name: "an unknown path",
      verb: "GET",
      path: "/v2/Toasters",
      wanted: { version: "2.0", route: undefined, status: 404, reason: { found: "/Toasters" } },
    },
    {
      name: "an unknown version",
      verb: "GET",
      path: "/v9/Devices",
      wanted: { version: "2.0", route: undefined },
    },
  ])("receives $name", async ({ verb, path, bearer = "good", wanted }) => {
    const answers: ScimAnswer[] = [];
    const { send } = createDeviceServer({ onAnswer: (answer) => answers.push(answer) });
    const { status } = await send(verb, path, undefined, { authorization: `Bearer ${bearer}` });
    expect(answers).toHaveLength(1);
    expect({ route: undefined, ...answers[0] }).toMatchObject({ requestId: "r1", status, ...wanted });
  });

  it("receives a defect after onError, and a client that disconnected", async () => {
    const reported: string[] = [];
    const gone = new AbortController();
    const { send } = createDeviceServer({
      authenticate: async () => {
        if (gone.signal.aborted) throw gone.signal.reason;
        throw new Error("defect");
      },
      onError: (error) => reported.push(String(error)),
      onAnswer: ({ status, aborted = false }) => reported.push(`${status} ${aborted}`),
    });
    const defect = await send("GET", "/v2/Devices");
    expect(reported.splice(0)).toEqual(["Error: defect", `${defect.status} false`]);
    gone.abort();
    const left = await send("GET", "/v2/Devices", undefined, {}, gone.signal);
    expect(reported).toEqual([`${left.status} true`]);
  });
});

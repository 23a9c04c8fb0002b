import { describe, expect, it } from "vitest";
import { createClient, createDemoServer } from "../demo.js";

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe("concurrent calls", () => {
  it("give each new user a unique name", async () => {
    await using server = await createDemoServer();
    const client = createClient(server.fetch, server.url);
    const names = await times(30, async (index) => {
      const response = await client.scim("POST", "/v2/Users", {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
        userName: "grace@example.com",
        emails: [{ value: `grace${index}@example.com`, primary: true }],
      });
      expect(response.status).toBe(201);
      return ((await response.json()) as { userName: string }).userName;
    });
    expect(new Set(names).size).toBe(30);
    expect(names).toContain("grace");
  });

  it("create one user for one address", async () => {
    await using server = await createDemoServer();
    const client = createClient(server.fetch, server.url);
    const statuses = await times(10, async (index) => {
      const response = await client.scim("POST", "/v2/Users", {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
        userName: `grace${index}`,
        emails: [{ value: "grace@example.com", primary: true }],
      });
      return response.status;
    });
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  it("post one message for one client_msg_id", async () => {
    await using server = await createDemoServer();
    const client = createClient(server.fetch, server.url);
    const args = { channel: "general", text: "once", client_msg_id: "m-1" };
    const answers = await times(20, () => client.webapi("chat.postMessage", args));
    expect(new Set(answers.map((answer) => answer["ts"])).size).toBe(1);
    expect(answers.every((answer) => answer["ok"] === true)).toBe(true);
  });

  it("open one conversation with a user", async () => {
    await using server = await createDemoServer();
    const client = createClient(server.fetch, server.url);
    const found = await client.scim("GET", "/v2/Users?count=100");
    const { Resources } = (await found.json()) as { Resources: readonly { id: string; userName: string }[] };
    const alan = Resources.find(({ userName }) => userName === "alan.turing");
    const answers = await times(20, () => client.webapi("chat.postMessage", { channel: alan?.id ?? "", text: "hi" }));
    expect(answers.map((answer) => answer["ok"])).toEqual(Array(20).fill(true));
    expect(new Set(answers.map((answer) => answer["channel"])).size).toBe(1);
    expect(new Set(answers.map((answer) => answer["ts"])).size).toBe(20);
  });

  it.each([
    {
      what: "a session",
      method: "agents.sessions.setStatus",
      args: () => ({ channel_id: "CDEMOGENERAL", thread_ts: "1700000000.000100", status: "active" }),
    },
    {
      what: "a List",
      method: "svcLists.update",
      args: (index: number) => ({ id: "FDEMOLIST", name: `List ${index}` }),
    },
    {
      what: "a row",
      method: "svcLists.items.update",
      args: (index: number) => ({
        list_id: "FDEMOLIST",
        cells: JSON.stringify([{ row_id: "RecFIRST", column_id: "ColCOST", number: [index] }]),
      }),
    },
  ])("change $what one after the other, without a lost change", async ({ method, args }) => {
    await using server = await createDemoServer();
    const client = createClient(server.fetch, server.url);
    const answers = await times(100, (index) => client.webapi(method, args(index)));
    expect(answers.filter((answer) => answer["ok"] !== true)).toEqual([]);
  });

  it("update a group one after the other, and the refused ones get Retry-After", async () => {
    await using server = await createDemoServer();
    const client = createClient(server.fetch, server.url);
    const found = await client.scim("GET", "/v2/Groups?count=1");
    const { Resources } = (await found.json()) as { Resources: readonly { id: string }[] };
    const [group] = Resources;
    const answers = await times(10, (index) =>
      client.scim("PATCH", `/v1/Groups/${group?.id}`, {
        schemas: ["urn:scim:schemas:core:1.0"],
        displayName: `Group ${index}`,
      }),
    );
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    for (const { status, headers } of answers.filter(({ status }) => status !== 204)) {
      expect({ status, retryAfter: headers.get("retry-after") }).toEqual({ status: 429, retryAfter: "1" });
    }
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { closeFrameworks, overHttp, overSocket, run } from "./kit/run-framework.js";

afterEach(closeFrameworks);

const world = {
  events: ["link_shared"],
  scopes: ["links:read", "links:write"],
  manifest: { features: { unfurl_domains: ["tickets.example"] } },
};

describe.each([
  { over: "HTTP", start: overHttp },
  { over: "a socket", start: overSocket },
])("links over $over", ({ start }) => {
  it("are shown with what the app says of them", async () => {
    const { server, app } = await run(start, { world });
    app.event("link_shared", async ({ event, client }) => {
      const { channel, message_ts: ts, links } = event;
      const unfurls = Object.fromEntries(
        links.map(({ url }) => [url, { title: "Ticket 7", text: "The plan is lost" }]),
      );
      await client.chat.unfurl({ channel, ts, unfurls });
    });
    const mia = server.as("mia");
    const { ts, deliveries } = await mia.post("general", "Who takes <https://tickets.example/7>?");
    expect(deliveries).toContainEqual(expect.objectContaining({ event: "link_shared", state: "delivered" }));
    const attachments = async () => {
      const { messages } = await mia.sees("general");
      return messages.find((message) => message.ts === ts)?.["attachments"];
    };
    await expect
      .poll(attachments)
      .toMatchObject([
        { title: "Ticket 7", text: "The plan is lost", from_url: "https://tickets.example/7", is_app_unfurl: true },
      ]);
    const other = await mia.post("general", "See <https://elsewhere.example/7>");
    expect(other.deliveries.map(({ event }) => event)).not.toContain("link_shared");
  });
});

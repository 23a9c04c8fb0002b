import { IncomingWebhook, IncomingWebhookHTTPError } from "vendor-webhook";
import { describe, expect, it } from "vitest";
import { serveHooks } from "./serve-hooks.js";
import { webhookOf } from "./world.js";

async function open(id: string, options: Parameters<typeof serveHooks>[1] = {}) {
  const server = await serveHooks({}, options);
  return { server, webhook: new IncomingWebhook(`${server.url}${webhookOf(id)}`, { username: "Other name" }) };
}

/** The refusal, as the client reports it. */
async function refusal(answer: Promise<unknown>): Promise<readonly [number, string]> {
  const error: unknown = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof IncomingWebhookHTTPError)) throw new Error("The post is not refused.", { cause: error });
  return [error.statusCode, error.body];
}

describe("the vendor's client for incoming webhooks", () => {
  it("posts a text, and a message with blocks", async () => {
    const { server, webhook } = await open("B1");
    await using _closing = server;
    expect(await webhook.send("The build is green.")).toEqual({ text: "ok" });
    const blocks = [{ type: "section", text: { type: "mrkdwn", text: "*Green*" } }];
    const metadata = { event_type: "built", event_payload: { number: 7 } };
    expect(await webhook.send({ text: "Green", blocks, metadata, unfurl_links: false })).toEqual({ text: "ok" });
    const { messages } = await server.as("pat").sees("general");
    expect(messages.slice(-2)).toMatchObject([
      { text: "The build is green.", username: "App 1" },
      { text: "Green", blocks: [{ type: "section", text: { text: "*Green*" } }] },
    ]);
  });

  it.each([
    ["B2", 410, "channel_is_archived"],
    ["B4", 400, "user_not_found"],
    ["B404", 404, "no_service"],
  ])("reports the refusal of %s with the status and the code", async (id, status, code) => {
    const { server, webhook } = await open(id);
    await using _closing = server;
    expect(await refusal(webhook.send("Hello"))).toEqual([status, code]);
  });

  it("reports an empty message, and too many", async () => {
    const { server, webhook } = await open("B1", { rateMode: "enforce" });
    await using _closing = server;
    expect(await refusal(webhook.send(""))).toEqual([400, "no_text"]);
    for (let n = 1; n < 10; n += 1) await webhook.send(`${n}`);
    expect(await refusal(webhook.send("11"))).toEqual([429, "rate_limited"]);
  });

  it("retries what fails once", async () => {
    const server = await serveHooks();
    await using _closing = server;
    await server.faults.arm({
      match: { method: "webhook.post" },
      action: { kind: "error", code: "rollup_error" },
      times: { kind: "next", count: 1 },
    });
    const retryConfig = { retries: 2, minTimeout: 1, maxTimeout: 1 };
    const webhook = new IncomingWebhook(`${server.url}${webhookOf("B1")}`, { retryConfig });
    expect(await webhook.send("Again")).toEqual({ text: "ok" });
    expect(await server.journal.list({ method: "webhook.post" })).toMatchObject([{ status: 500 }, { status: 200 }]);
  });
});

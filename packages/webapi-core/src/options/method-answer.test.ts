import { describe, expect, it } from "vitest";
import { ask, notesRequest, serveNotes } from "../test-sets/serve-notes.js";
import type { MethodAnswer } from "./method-handlers.js";

const type = "application/json; charset=utf-8";

describe("onAnswer", () => {
  it.each([
    {
      name: "a success",
      request: () => notesRequest("notes.add", { body: '{"text":"a"}', type, token: "bot" }),
      wanted: { requestId: "R1", method: "notes.add", status: 200, reason: { rule: "notes#add" } },
    },
    {
      name: "a refusal of a handler",
      request: () => notesRequest("notes.get?note_id=N9", { token: "bot" }),
      wanted: { requestId: "R1", method: "notes.get", status: 200, error: "note_not_found" },
    },
    {
      name: "a refusal of a token, with its reason",
      request: () => notesRequest("notes.get?note_id=N9", { token: "nobody" }),
      wanted: { requestId: "R1", method: "notes.get", status: 200, error: "stranger", reason: { rule: "token" } },
    },
    {
      name: "an unknown method",
      request: () => notesRequest("notes.burn", { token: "bot" }),
      wanted: { requestId: "R1", verb: "GET", path: "/notes-api/notes.burn", status: 200, error: "what" },
    },
  ])("receives $name", async ({ request, wanted }) => {
    const answers: MethodAnswer[] = [];
    await ask(serveNotes({ onAnswer: (answer) => answers.push(answer) }), request());
    expect(answers).toMatchObject([wanted]);
  });

  it("receives a defect after onError, and a client that disconnected", async () => {
    const reported: string[] = [];
    const gone = new AbortController();
    const handler = serveNotes({
      authenticate: async () => {
        if (gone.signal.aborted) throw gone.signal.reason;
        throw new Error("defect");
      },
      onError: (error) => reported.push(String(error)),
      onAnswer: ({ method, status, aborted = false }) => reported.push(`${method} ${status} ${aborted}`),
    });
    const request = notesRequest("notes.get?note_id=N1", { token: "bot" });
    const defect = await handler(request.clone());
    expect(reported.splice(0)).toEqual(["Error: defect", `notes.get ${defect.status} false`]);
    gone.abort();
    const left = await handler(new Request(request, { signal: gone.signal }));
    expect(reported).toEqual([`notes.get ${left.status} true`]);
  });
});

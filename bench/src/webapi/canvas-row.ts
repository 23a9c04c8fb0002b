import { type Connection, createConnection, toRequest } from "../served/connection.js";
import { expectStatus } from "../served/load.js";
import type { RunningServer } from "../served/run-server.js";
import type { Row } from "../suite.js";

const size = 1 << 20;
const prose = "The quick brown fox jumps over the lazy dog, and then it rests for a while under the old tree.\n\n";
/** The Markdown that is slowest to parse: many blocks, lists, quotes, brackets and URLs. */
const hard = ["a\n\n", "# a\n", "[", "![", "- a\n", "> a\n\n", "a\n=\n", "![](", "![](https://a.b)\n\n"];

/** Longest delay of another caller while a canvas is replaced by 1 MiB of Markdown. */
export function createCanvasRow(rollcall: RunningServer, token: string): Row {
  const sample = (pieces: readonly string[]) => async () => {
    const waits: number[] = [];
    for (const piece of pieces) waits.push(await longestWait(rollcall, token, piece));
    return Math.max(...waits);
  };
  return {
    name: "Longest delay of another caller while canvases.edit parses 1 MiB of the slowest Markdown",
    unit: "milliseconds",
    rounds: 5,
    contenders: [
      { name: "Rollcall", sample: sample(hard) },
      { name: "Rollcall, plain prose", sample: sample([prose]) },
    ],
    goals: [{ limit: 100 }],
  };
}

async function longestWait({ url }: RunningServer, token: string, piece: string): Promise<number> {
  const [editor, other] = [createConnection(url), createConnection(url)];
  const markdown = piece.repeat(Math.floor(size / piece.length));
  const changes = [{ operation: "replace", document_content: { type: "markdown", markdown } }];
  const body = { canvas_id: "FDEMOCANVAS", changes };
  const state = { isDone: false };
  const edit = editor.send(toRequest("POST", "/api/canvases.edit", { token, body })).finally(() => {
    state.isDone = true;
  });
  const wait = await waitWhile(other, token, () => !state.isDone);
  const answer: unknown = JSON.parse(expectStatus(await edit, 200).body.toString());
  editor.close();
  other.close();
  if (!(typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true))
    throw new Error(JSON.stringify(answer));
  return wait;
}

/** Calls repeatedly, and returns the time of the slowest call in milliseconds. */
async function waitWhile(connection: Connection, token: string, isRunning: () => boolean): Promise<number> {
  const request = toRequest("GET", "/api/auth.test", { token });
  let longest = 0;
  while (isRunning()) {
    const started = performance.now();
    expectStatus(await connection.send(request), 200);
    longest = Math.max(longest, performance.now() - started);
  }
  return longest;
}

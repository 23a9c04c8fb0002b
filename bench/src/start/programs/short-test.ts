import type { PeerName } from "../peers.js";
import type { Answer } from "../short-test-calls.js";

/**
 * Prints the CPU time of this process in milliseconds after a short test of a bot: the start of Node, the import and the start of
 * a server, and the first calls of a client in the same process.
 *
 * Arguments: the server, the name of emulate's service, the client (`node:http` or `fetch`), and the number of calls.
 */
const [peer = "", service = "", client, count] = process.argv.slice(2);
const { openDouble } = await import("../open-double.js");
const double = await openDouble(peer as PeerName, service);
const { shortTest, shortTestCalls } = await import("../short-test-calls.js");
const { token } = shortTest[peer as PeerName];
const send = client === "fetch" ? sendByFetch : createSender();
const answers: Answer[] = [];
for (const { method, body } of shortTestCalls(peer as PeerName).slice(0, Number(count))) {
  const text = await send(`${double.url}/api/${method}`, JSON.stringify(body(answers)));
  const answer: Answer = JSON.parse(text);
  if (!answer.ok) throw new Error(`${peer} answers ${method} with ${text}`);
  answers.push(answer);
}
const { user, system } = process.cpuUsage();
process.stdout.write(`${(user + system) / 1_000}\n`);
await double.close();
process.exit();

type Send = (url: string, body: string) => Promise<string>;

function headers() {
  return { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
}

async function sendByFetch(url: string, body: string): Promise<string> {
  return (await fetch(url, { method: "POST", headers: headers(), body })).text();
}

/** Creates a sender that loads what clients of CommonJS load: an import of `node:http` would make Node load its `fetch`. */
function createSender(): Send {
  const { request } = process.getBuiltinModule("node:http");
  return (url, body) =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method: "POST", headers: headers() }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => resolve(text));
      });
      sent.on("error", reject);
      sent.end(body);
    });
}

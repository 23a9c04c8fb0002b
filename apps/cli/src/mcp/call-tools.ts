import { webapiSituations } from "@rollcall/api/webapi/errors";
import { didYouMean } from "@rollcall/checked-yaml/words";
import { sendToControl } from "../control-client.js";
import type { Target } from "../settings/target.js";
import { isObject } from "./check-arguments.js";
import { mountOf, readDocument } from "./read-document.js";
import { type McpTool, printAnswer } from "./tool.js";

const token = {
  type: "string",
  description: "Token of the caller. Default: the one that this server of tools was started with.",
};

/** The tools that call the APIs of a server as an app or an identity provider does. */
export async function createCallTools(target: Target): Promise<readonly McpTool[]> {
  const [api, scim1, scim2] = await Promise.all([mountOf("web-api"), mountOf("scim-v1"), mountOf("scim-v2")]);
  const known = Object.keys((await readDocument("web-api")).paths).map((path) => path.slice(1));
  return [
    {
      name: "call",
      description:
        "Calls a method of the Web API as an app does, and returns the status and the answer, which has ok: false and an error if it is refused.",
      inputSchema: {
        type: "object",
        properties: {
          method: { type: "string", description: "Name of the method, such as chat.postMessage." },
          arguments: { type: "object", description: "Arguments of the method.", default: {} },
          token,
        },
        required: ["method"],
        additionalProperties: false,
      },
      readsOnly: false,
      use: async ({ method, arguments: sent, token: own }) => {
        const path = `${api}/${encodeURIComponent(String(method))}`;
        const type = "application/json; charset=utf-8";
        const answered = await send(target, { verb: "POST", path, body: sent ?? {}, type, own });
        const hint = isUnknown(answered.answer) ? didYouMean(String(method), known).replace(/^; /, "") : "";
        return printAnswer({ ...answered, ...(hint !== "" && { hint }) });
      },
    },
    {
      name: "scim",
      description: "Sends a request of SCIM as an identity provider does, and returns the status and the answer.",
      inputSchema: {
        type: "object",
        properties: {
          verb: { type: "string", enum: ["GET", "POST", "PUT", "PATCH", "DELETE"], default: "GET" },
          path: {
            type: "string",
            pattern: "^/",
            description: 'Path and query, such as /Users?filter=userName eq "ada".',
          },
          body: { type: "object", description: "Body of the request." },
          version: { type: "string", enum: ["1.1", "2.0"], default: "2.0" },
          token,
        },
        required: ["path"],
        additionalProperties: false,
      },
      readsOnly: false,
      use: async ({ verb = "GET", path, body, version, token: own }) =>
        printAnswer(
          await send(target, {
            verb: String(verb),
            path: `${version === "1.1" ? scim1 : scim2}${String(path)}`,
            body,
            type: version === "1.1" ? "application/json" : "application/scim+json",
            own,
          }),
        ),
    },
  ];
}

interface Sent {
  readonly verb: string;
  readonly path: string;
  readonly body: unknown;
  readonly type: string;
  readonly own: unknown;
}

async function send(
  { url, token: known }: Target,
  { verb, path, body, type, own }: Sent,
): Promise<{ readonly status: number; readonly answer?: unknown }> {
  const bearer = typeof own === "string" ? own : known;
  const response = await sendToControl(new URL(`${url}${path}`).href, {
    method: verb,
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { "content-type": type }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text === "" ? undefined : readJson(text);
  return { status: response.status, ...(answer !== undefined && { answer }) };
}

/** Whether the Web API answered that there is no such method. */
function isUnknown(answer: unknown): boolean {
  return isObject(answer) && answer["error"] === webapiSituations.unknownMethod;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import type { Heard } from "./scim-client.js";

/** Runs the `curl` commands of a script against a server. Supports the options that the tutorial uses. */
export async function runCurl(script: string, url: string): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const [first, ...words] of commandsOf(script)) {
    if (first !== "curl") continue;
    const { address, ...init } = toRequest(words);
    const response = await fetch(address.replace("http://127.0.0.1:8080/scim/v2", url), init);
    heard.push({ status: response.status, headers: response.headers, body: await response.json() });
  }
  return heard;
}

/** Splits each command into words, without quotes and line continuations. */
function commandsOf(script: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  for (const [token] of script.replaceAll("\\\n", " ").matchAll(/'[^']*'|\n|[^\s']+/g)) {
    if (token === "\n") commands.push([]);
    else commands.at(-1)?.push(token.replace(/^'(.*)'$/s, "$1"));
  }
  return commands;
}

interface CurlRequest {
  readonly address: string;
  readonly method: string;
  readonly headers: [string, string][];
  readonly body?: string;
}

function toRequest(words: readonly string[]): CurlRequest {
  const headers: [string, string][] = [];
  const sent: string[] = [];
  let [address, method, isGet] = ["", "POST", false];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next = ""] = [words[at] ?? "", words[at + 1]];
    if (word.startsWith("http")) address = word;
    else if (word === "-G") isGet = true;
    else {
      at += 1;
      if (word === "-H") headers.push([next.slice(0, next.indexOf(":")), next.slice(next.indexOf(":") + 2)]);
      else if (word === "-X") method = next;
      else if (word === "-d") sent.push(next);
      else if (word === "--data-urlencode")
        sent.push(next.replace(/=(.*)$/s, (_all, value) => `=${encodeURIComponent(value)}`));
      else throw new Error(`The tutorial uses ${word}, which this test does not support.`);
    }
  }
  if (isGet) return { address: `${address}?${sent.join("&")}`, method: "GET", headers };
  return sent.length === 0 ? { address, method: "GET", headers } : { address, method, headers, body: sent.join("&") };
}

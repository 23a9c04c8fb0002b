/** The request of a `curl` command in a document. */
interface CurlRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** The `curl` commands in the `sh` blocks of a Markdown text. Supports the flags that this project's documents use. */
export function readCurls(markdown: string): readonly CurlRequest[] {
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block ?? "");
  return blocks.flatMap((block) =>
    commandsOf(block)
      .filter(([first]) => first === "curl")
      .map(toRequest),
  );
}

/**
 * Splits a script into commands, and each command into words. Removes quotes and comments, and joins continued lines.
 */
function commandsOf(script: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  for (const [token] of script.replaceAll("\\\n", " ").matchAll(/'[^']*'|"[^"]*"|#[^\n]*|\n|[^\s'"#]+/g)) {
    if (token === "\n") commands.push([]);
    else if (!token.startsWith("#")) commands.at(-1)?.push(token.replace(/^(['"])(.*)\1$/s, "$2"));
  }
  return commands;
}

function toRequest([, ...words]: readonly string[]): CurlRequest {
  const headers: Record<string, string> = {};
  const data: string[] = [];
  let url = "";
  let verb: string | undefined;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? "";
    if (word === "-H") {
      const [, name = "", value = ""] = /^([^:]+): *(.*)$/s.exec(words[++i] ?? "") ?? [];
      headers[name.toLowerCase()] = value;
    } else if (word === "-X") verb = words[++i];
    else if (word === "-d") data.push(words[++i] ?? "");
    else url = word;
  }
  if (data.length === 0) return { url, method: verb ?? "GET", headers };
  const form = { "content-type": "application/x-www-form-urlencoded" };
  return { url, method: verb ?? "POST", headers: { ...form, ...headers }, body: data.join("&") };
}

import type { SentRequest } from "./heard.js";

const longestBody = 2_000;

/** Prints a request as a `curl` command. The token is `$TOKEN`. */
export function printCurl({ verb, url, headers, body }: SentRequest): string {
  const words = ["curl -i"];
  if (verb !== "GET") words.push(`-X ${verb}`);
  words.push(quote(url));
  for (const [name, value] of Object.entries(headers))
    words.push(
      name === "authorization" && value === "$TOKEN"
        ? '-H "Authorization: Bearer $TOKEN"'
        : `-H ${quote(`${name}: ${value}`)}`,
    );
  if (body !== undefined)
    words.push(`--data-raw ${quote(body.length > longestBody ? `${body.slice(0, longestBody)}…` : body)}`);
  return words.join(" ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

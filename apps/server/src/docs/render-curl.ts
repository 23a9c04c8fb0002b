import { type Example, inAnHour } from "./examples/example.js";
import { type Html, html } from "./html.js";

/** Target of a call. */
interface CallTarget {
  /** Verb of the operation. Default: the one that the form of the call implies. */
  readonly verb: string;
  /** Address of the operation, with its parameter in braces. */
  readonly url: string;
  readonly mediaType: string;
}

/** Renders a call as a `curl` command line. */
export function renderCurl(example: Example, target: CallTarget): Html {
  return html`<h4>Try it</h4>\n<pre class="curl"><code>${printCurl(example, target)}</code></pre>`;
}

/** Formats the command line. */
function printCurl({ token, parameter, query, form, json }: Example, { verb, url, mediaType }: CallTarget): string {
  const data = [
    ...Object.entries(form ?? {}).map(([name, value]) => `-d ${quote(`${name}=${value}`)}`),
    ...(form !== undefined && Object.keys(form).length === 0 ? ["-d ''"] : []),
    ...(json === undefined ? [] : [`-d ${quote(JSON.stringify(json))}`]),
  ];
  const implied = data.length > 0 ? "POST" : "GET";
  const type = `${mediaType}; charset=utf-8`;
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const address = `${url.replace(/\{\w+\}/, parameter ?? "")}${search}`;
  return [
    "curl",
    ...(verb === implied ? [] : [`-X ${verb}`]),
    ...(token === undefined ? [] : [`-H ${quote(`Authorization: Bearer ${token}`)}`]),
    ...(json === undefined ? [] : [`-H ${quote(`Content-Type: ${type}`)}`]),
    ...data,
    quote(address),
  ].join(" ");
}

/** Quotes a word for the shell, which computes a time. */
function quote(text: string): string {
  if (text.includes(inAnHour)) return `"${text.replace(inAnHour, "$(($(date +%s) + 3600))")}"`;
  return /^[\w:/.@=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

import type { ControlledServer } from "../../src/index.js";

/** A page as a program reads it. */
interface ReadPage {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The address that the browser is sent to. */
  readonly location: string | null;
}

type Fields = Readonly<Record<string, string>>;

/** Opens pages of a server as a browser does, without one. */
export function openPages({ url }: Pick<ControlledServer, "url">, path = "/oauth/v2/authorize") {
  const open = async (fields: Fields | string, init: RequestInit = {}): Promise<ReadPage> => {
    const query = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
    return read(await fetch(`${url}${path}?${query}`, { redirect: "manual", ...init }));
  };
  const post = async (body: URLSearchParams, headers: Fields = {}): Promise<ReadPage> =>
    read(await fetch(`${url}${path}`, { method: "POST", redirect: "manual", headers, body }));
  /** Shows a person what an app asks for, and sends the form with changes. */
  const decide = async (
    fields: Fields,
    person: string,
    changes: Fields = {},
    headers: Fields = {},
  ): Promise<ReadPage> => {
    const page = await open({ ...fields, who: person });
    if (page.status !== 200) return page;
    const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
    return post(new URLSearchParams({ ...fieldsOf(page.text), decision: "allow", ...changes }), { cookie, ...headers });
  };
  return { open, post, decide };
}

/** The fields that a form sends if nothing is changed. */
export function fieldsOf(text: string): Fields {
  const inputs = [...text.matchAll(/<input [^>]*>/g)].map(([input]) => input);
  const chosen = inputs.filter((input) => !/type="(?:radio|checkbox)"/.test(input) || / checked/.test(input));
  return Object.fromEntries(chosen.map((input) => [attribute(input, "name"), attribute(input, "value")]));
}

function attribute(input: string, name: string): string {
  const [, value = ""] = new RegExp(` ${name}="([^"]*)"`).exec(input) ?? [];
  return value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

async function read(response: Response): Promise<ReadPage> {
  const { status, headers } = response;
  return { status, headers, text: await response.text(), location: headers.get("location") };
}
